import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { addressDetails, addressSuggestion } from '../../../contract/booking/geo.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { PRODUCT_ID } from '../../../contract/core/product.ts';
import { createGazetteer } from './gazetteer.ts';
import { LONDON, SYDNEY } from './typed.fixture.ts';

const gazetteer = createGazetteer();
const GB = { language: 'en', country: 'GB' };
const AU = { language: 'en', country: 'AU' };
const suggest = (country: string, search: string, near?: Coordinates, limit = 5) =>
  gazetteer.suggest({ search, language: 'en', country, limit, ...(near && { near }) });

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

  it('describes a place in one line that people recognise', async () => {
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

  it('tells places of the same name apart, by the town that they are near', async () => {
    const described = async (text: string) =>
      (await suggest('GB', text, undefined, 20)).map(({ description }) => description);
    expect(await described('washington, england')).toEqual([
      'Washington (near Sunderland), England',
      'Washington (near Storrington), England',
    ]);
    const towns = (await described('gillingham')).filter((text) =>
      text.startsWith('Gillingham (near'),
    );
    expect(towns.length).toBeGreaterThan(1);
    expect(new Set(towns).size).toBe(towns.length);
  });

  it('keeps countries apart', async () => {
    expect(await suggest('AU', 'heathrow terminal 5')).toEqual([]);
    expect(await suggest('GB', 'sydney opera house')).toEqual([]);
    expect(await suggest('FR', 'heathrow')).toEqual([]);
    expect(await gazetteer.details('gaz:gb:the-ritz', AU)).toBeNull();
    expect(await gazetteer.details('gaz:gb:the-ritz', GB)).not.toBeNull();
  });

  it('is not slowed down by a pasted page', async () => {
    const page = 'lorem ipsum dolor '.repeat(20_000);
    expect(await suggest('GB', page)).toEqual([]);
    expect((await suggest('GB', `gatwick south terminal ${' '.repeat(5000)}`))[0]?.id).toBe(
      'gaz:gb:gatwick-south-terminal',
    );
  });

  it('finds the place at a typed point', async () => {
    const found = await suggest('GB', '51.5014, -0.1419');
    expect(found.map(({ id }) => id)).toEqual(['gaz:gb:buckingham-palace']);
    expect(await suggest('GB', '-33.8688, 151.2093')).toEqual([]);
  });

  it('answers any text with a limited number of valid suggestions that can be resolved', async () => {
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
  it('names the place at a point', async () => {
    const here = await gazetteer.reverse({ latitude: 51.4715, longitude: -0.4884 }, GB);
    expect(here?.id).toBe('gaz:gb:heathrow-terminal-5');
  });

  it('otherwise says what is near, at the point that was asked for', async () => {
    const point = { latitude: 51.4983, longitude: -0.1785 };
    const here = await gazetteer.reverse(point, GB);
    expect(here?.description).toBe('Near Natural History Museum, South Kensington SW7');
    expect(here?.coordinates).toEqual(point);
    expect(here?.locationTypes).toEqual([]);
  });

  it('answers in the requested language', async () => {
    const point = { latitude: 51.4983, longitude: -0.1785 };
    const here = await gazetteer.reverse(point, { language: 'fr', country: 'GB' });
    expect(here?.description).toMatch(/^Près de Natural History Museum/);
  });

  it('names suburb and postcode in Australia', async () => {
    const here = await gazetteer.reverse({ latitude: -33.9, longitude: 151.2443 }, AU);
    expect(here?.description).toMatch(/NSW 20\d\d$/);
  });

  it('finds nothing outside the country', async () => {
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
    'finds nothing for %j',
    async (id) => {
      expect(await gazetteer.details(id, GB)).toBeNull();
    },
  );
});
