import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressDetails,
  addressSuggestion,
  distanceMeters,
} from '../../../contract/booking/geo.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { PRODUCT_ID } from '../../../contract/core/product.ts';
import { createGazetteer } from './gazetteer.ts';

const gazetteer = createGazetteer();
const GB = { language: 'en', country: 'GB' };
const AU = { language: 'en', country: 'AU' };
const suggest = (country: string, search: string, near?: Coordinates, limit = 5) =>
  gazetteer.suggest({ search, language: 'en', country, limit, ...(near && { near }) });

/** What a booker types, and the place it must offer first. */
const LONDON: [typed: string, first: string][] = [
  ['LHR', 'heathrow-terminal-5'],
  ['lhr t3', 'heathrow-terminal-3'],
  ['T5', 'heathrow-terminal-5'],
  ['t 2', 'heathrow-terminal-2'],
  ['terminal 5', 'heathrow-terminal-5'],
  ['heathrow', 'heathrow-terminal-5'],
  ['Heathrow Terminal 4', 'heathrow-terminal-4'],
  ['heathrow t5', 'heathrow-terminal-5'],
  ['heathrow terminal five', 'heathrow-terminal-5'],
  ['heathrow 3', 'heathrow-terminal-3'],
  ['aéroport de Heathrow', 'heathrow-terminal-5'],
  ['TW6 2GA', 'heathrow-terminal-5'],
  ['tw62ga', 'heathrow-terminal-5'],
  ['TW6 1E', 'heathrow-terminal-2'],
  ['TW6', 'postcode-tw6'],
  ['gatwick', 'gatwick-north-terminal'],
  ['gatwick south', 'gatwick-south-terminal'],
  ['LGW', 'gatwick-north-terminal'],
  ['stansted', 'stansted-airport'],
  ['luton airport', 'luton-airport'],
  ['LTN', 'luton-airport'],
  ['city airport', 'london-city-airport'],
  ['southend airport', 'southend-airport'],
  ['manchester airport', 'airport-man'],
  ['kings cross', 'kings-cross-station'],
  ["King's Cross", 'kings-cross-station'],
  ['st pancras', 'st-pancras-international'],
  ['Saint Pancras International', 'st-pancras-international'],
  ['padd', 'paddington-station'],
  ['Paddington', 'paddington-station'],
  ['padington', 'paddington-station'],
  ['euston', 'euston-station'],
  ['victoria', 'victoria-station'],
  ['victoria coach', 'victoria-coach-station'],
  ['waterloo', 'waterloo-station'],
  ['london bridge', 'london-bridge-station'],
  ['liverpool st', 'liverpool-street-station'],
  ['clapham junction', 'clapham-junction-station'],
  ['the ritz', 'the-ritz'],
  ['claridges', 'claridges'],
  ['hilton paddington', 'hilton-london-paddington'],
  ['savoy', 'the-savoy'],
  ['canary wharf', 'canary-wharf'],
  ['gherkin', 'the-gherkin'],
  ['30 St Mary Axe', 'the-gherkin'],
  ['the shard', 'the-shard'],
  ['V&A', 'victoria-and-albert-museum'],
  ['SW1A 1AA', 'buckingham-palace'],
  ['buckingham palace, SW1A 1AA', 'buckingham-palace'],
  ['EC2M 7PY', 'liverpool-street-station'],
  ['wembley stadium', 'wembley-stadium'],
  ['SL4 1NJ', 'windsor-castle'],
  ['slough', 'town-2637627'],
  ['slough station', 'station-slo'],
  ['soho', 'area-soho-westminster'],
  ['12 Acacia Avenue, Wimbledon SW19 5AB', 'postcode-sw19'],
  ['10 Station Road, Slough', 'town-2637627'],
  ['Flat 3, 22 High Street, Kew', 'area-kew-richmond-upon-thames'],
  ['1 Deansgate, M3 1AA', 'postcode-m'],
  ['EH1', 'postcode-eh'],
  ['EH1 1AA', 'postcode-eh'],
  ['w1v', 'postcode-w1'],
];

const SYDNEY: [typed: string, first: string][] = [
  ['SYD', 'sydney-airport-t1-international'],
  ['SYD T1', 'sydney-airport-t1-international'],
  ['sydney airport', 'sydney-airport-t1-international'],
  ['international terminal', 'sydney-airport-t1-international'],
  ['sydney domestic', 'sydney-airport-t2-domestic'],
  ['T3', 'sydney-airport-t3-domestic'],
  ['qantas domestic', 'sydney-airport-t3-domestic'],
  ['melbourne airport', 'airport-mel'],
  ['central station', 'central-station'],
  ['circular quay', 'circular-quay-station'],
  ['wynyard', 'wynyard-station'],
  ['kings cross', 'kings-cross-station'],
  ['opera house', 'sydney-opera-house'],
  ['harbour bridge', 'bridgeclimb-sydney'],
  ['QVB', 'queen-victoria-building'],
  ['four seasons', 'four-seasons-sydney'],
  ['park hyatt', 'park-hyatt-sydney'],
  ['swissotel', 'swissotel-sydney'],
  ['Swissôtel Sydney', 'swissotel-sydney'],
  ['crown casino', 'crown-sydney'],
  ['bondi beach', 'bondi-beach'],
  ['bondi junction station', 'bondi-junction-station'],
  ['chifley tower', 'chifley-tower'],
  ['icc sydney', 'icc-sydney'],
  ['unsw', 'unsw'],
  ['SCG', 'sydney-cricket-ground'],
  ['taronga', 'taronga-zoo'],
  ['manly wharf', 'manly-wharf'],
  ['st vincents', 'st-vincents-hospital'],
  ['mascot', 'town-2158538'],
  ['Surry Hills', 'town-2147821'],
  ['2000', 'postcode-2000'],
  ['2010', 'postcode-2010'],
  ['parramatta', 'town-7281840'],
  ['15 Smith St, Surry Hills', 'town-2147821'],
  ['221B George St, Sydney NSW 2000', 'town-2147714'],
];

describe('suggest', () => {
  it.each(LONDON)('London: %s', async (typed, first) => {
    expect((await suggest('GB', typed))[0]?.id).toBe(`gaz:gb:${first}`);
  });

  it.each(SYDNEY)('Sydney: %s', async (typed, first) => {
    expect((await suggest('AU', typed))[0]?.id).toBe(`gaz:au:${first}`);
  });

  it('offers every Heathrow terminal, each an airport', async () => {
    const found = await suggest('GB', 'LHR');
    expect(found.map(({ id }) => id.slice(-1)).toSorted()).toEqual(['2', '3', '4', '5']);
    expect(found.every(({ locationTypes }) => locationTypes.includes('airport'))).toBe(true);
  });

  it('describes a place in one line people recognise', async () => {
    expect((await suggest('GB', 'heathrow t5'))[0]).toEqual({
      id: 'gaz:gb:heathrow-terminal-5',
      description: 'Heathrow Airport Terminal 5, Longford TW6 2GA',
      source: PRODUCT_ID,
      coordinates: { latitude: 51.4719, longitude: -0.4886 },
      locationTypes: ['airport'],
      dispatchAddressId: null,
    });
  });

  it('prefers what is near', async () => {
    const near = {
      sydney: { latitude: -33.87, longitude: 151.21 },
      geelong: { latitude: -38.15, longitude: 144.36 },
    };
    const [bySydney] = await suggest('AU', 'newtown', near.sydney);
    const [byGeelong] = await suggest('AU', 'newtown', near.geelong);
    expect(bySydney?.description).toBe('Newtown NSW 2042');
    expect(byGeelong?.description).toBe('Newtown VIC');
  });

  it('keeps countries apart', async () => {
    expect(await suggest('AU', 'heathrow terminal 5')).toEqual([]);
    expect(await suggest('GB', 'sydney opera house')).toEqual([]);
    expect(await suggest('FR', 'heathrow')).toEqual([]);
    expect(await gazetteer.details('gaz:gb:the-ritz', AU)).toBeNull();
    expect(await gazetteer.details('gaz:gb:the-ritz', GB)).not.toBeNull();
  });

  it('is not held up by a pasted page', async () => {
    const page = 'lorem ipsum dolor '.repeat(20_000);
    expect(await suggest('GB', page)).toEqual([]);
    expect((await suggest('GB', `gatwick south terminal ${' '.repeat(5000)}`))[0]?.id).toBe(
      'gaz:gb:gatwick-south-terminal',
    );
  });

  it('takes a typed point for the place there', async () => {
    const found = await suggest('GB', '51.5014, -0.1419');
    expect(found.map(({ id }) => id)).toEqual(['gaz:gb:buckingham-palace']);
    expect(await suggest('GB', '-33.8688, 151.2093')).toEqual([]);
  });

  it('answers any text with at most the limit, each suggestion well formed and resolvable', async () => {
    const words = fc.constantFrom(
      'st',
      'T5',
      'SW1A',
      '1AA',
      '2000',
      "king's",
      'é',
      ',',
      '51.5',
      '-0.1',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.array(words, { maxLength: 6 }).map((all) => all.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('GB', 'AU', 'NZ', ''),
        fc.integer({ min: -1, max: 9 }),
        async (search, country, limit) => {
          const found = await gazetteer.suggest({ search, language: 'en', country, limit });
          expect(found.length).toBeLessThanOrEqual(Math.max(0, limit));
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
          for (const each of found) {
            expect(addressSuggestion.safeParse(each).success).toBe(true);
            expect(await gazetteer.details(each.id, { language: 'en', country })).toEqual(each);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('reverse', () => {
  it('names the place a point is at', async () => {
    const here = await gazetteer.reverse({ latitude: 51.4715, longitude: -0.4884 }, GB);
    expect(here?.id).toBe('gaz:gb:heathrow-terminal-5');
  });

  it('otherwise says what is near, at the very point asked for', async () => {
    const point = { latitude: 51.4983, longitude: -0.1785 };
    const here = await gazetteer.reverse(point, GB);
    expect(here?.description).toBe('Near Natural History Museum, South Kensington SW7');
    expect(here?.coordinates).toEqual(point);
    expect(here?.locationTypes).toEqual([]);
  });

  it('speaks the language asked for', async () => {
    const point = { latitude: 51.4983, longitude: -0.1785 };
    const here = await gazetteer.reverse(point, { language: 'fr', country: 'GB' });
    expect(here?.description).toMatch(/^Près de Natural History Museum/);
  });

  it('names suburb and postcode in Australia', async () => {
    const here = await gazetteer.reverse({ latitude: -33.9, longitude: 151.2443 }, AU);
    expect(here?.description).toMatch(/NSW 20\d\d$/);
  });

  it('knows no point outside the country', async () => {
    expect(await gazetteer.reverse({ latitude: 48.85, longitude: 2.35 }, GB)).toBeNull();
    expect(await gazetteer.reverse({ latitude: 51.5, longitude: -0.1 }, AU)).toBeNull();
    expect(await gazetteer.details('geo:48.85,2.35', GB)).toBeNull();
  });

  it('gives every point near London an address that resolves to itself', async () => {
    const point = fc.record({
      latitude: fc.double({ min: 51.2, max: 51.8, noNaN: true }),
      longitude: fc.double({ min: -0.6, max: 0.3, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(point, async (at) => {
        const here = await gazetteer.reverse(at, GB);
        const address = addressDetails.parse(here);
        expect(distanceMeters(address.coordinates, at)).toBeLessThanOrEqual(150);
        expect(await gazetteer.details(address.id, GB)).toEqual(here);
      }),
    );
  });
});

describe('details', () => {
  it.each(['', 'gaz:', 'gaz:gb:nowhere', 'geo:', 'geo:abc', 'geo:91.0,0', 'ChIJ123'])(
    'knows nothing of %j',
    async (id) => {
      expect(await gazetteer.details(id, GB)).toBeNull();
    },
  );
});
