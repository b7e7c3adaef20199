import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ID } from '../../../contract/core/product.ts';
import { createPhotonGeocoder } from './photon.ts';

const ROOT = 'http://photon.test/geo';

const feature = (
  properties: Record<string, unknown>,
  [longitude, latitude]: [number, number] = [-0.1416, 51.507],
) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { osm_type: 'W', osm_id: 1, countrycode: 'GB', country: 'UK', ...properties },
});
const collection = (...features: unknown[]) =>
  HttpResponse.json({ type: 'FeatureCollection', features });

const RITZ = feature({
  osm_id: 153_604_213,
  osm_key: 'tourism',
  osm_value: 'hotel',
  name: 'The Ritz London',
  housenumber: '150',
  street: 'Piccadilly',
  postcode: 'W1J 9BR',
  city: 'London',
});
const RITZ_PARIS = feature({
  osm_key: 'tourism',
  osm_value: 'hotel',
  name: 'Ritz',
  countrycode: 'FR',
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const photon = createPhotonGeocoder({ url: ROOT });
const GB = { language: 'en', country: 'GB' };

describe('suggest', () => {
  it('asks under the configured root and keeps to the country', async () => {
    let asked = '';
    server.use(
      http.get(`${ROOT}/api`, ({ request }) => {
        asked = new URL(request.url).search;
        return collection(RITZ_PARIS, RITZ);
      }),
    );
    const near = { latitude: 51.5, longitude: -0.12 };
    expect(await photon.suggest({ ...GB, search: 'ritz', near, limit: 5 })).toEqual([
      {
        id: 'photon:W:153604213:51.507,-0.1416',
        description: 'The Ritz London, 150 Piccadilly, London W1J 9BR',
        source: PRODUCT_ID,
        coordinates: { latitude: 51.507, longitude: -0.1416 },
        locationTypes: ['lodging'],
        dispatchAddressId: null,
      },
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      q: 'ritz',
      limit: '20',
      lat: '51.5',
      lon: '-0.12',
      lang: 'en',
    });
  });

  it.each([
    ['aeroway', 'aerodrome', 'airport'],
    ['aeroway', 'terminal', 'airport'],
    ['railway', 'station', 'train_station'],
    ['tourism', 'museum', 'tourist_attraction'],
    ['highway', 'residential', 'route'],
    ['place', 'house', 'premise'],
    ['building', 'yes', 'premise'],
    ['place', 'suburb', 'locality'],
    ['shop', 'books', 'establishment'],
  ])('reads %s=%s as %s', async (key, value, type) => {
    const found = feature({ osm_key: key, osm_value: value, name: 'X' });
    server.use(http.get(`${ROOT}/api`, () => collection(found)));
    const [first] = await photon.suggest({ ...GB, search: 'xxx', limit: 5 });
    expect(first?.locationTypes).toEqual([type]);
  });

  it('tells places of the same name apart by county, and keeps two where nothing does', async () => {
    const town = { osm_key: 'place', osm_value: 'town', name: 'Gillingham', state: 'England' };
    const inKent = feature({ ...town, osm_id: 2, county: 'Kent' });
    const inDorset = feature({ ...town, osm_id: 3, county: 'Dorset' });
    const texts = async (...found: unknown[]) => {
      server.use(http.get(`${ROOT}/api`, () => collection(...found)));
      const suggestions = await photon.suggest({ ...GB, search: 'gillingham', limit: 5 });
      return suggestions.map(({ description }) => description);
    };
    expect(await texts(inKent, inDorset)).toEqual([
      'Gillingham, Kent, England',
      'Gillingham, Dorset, England',
    ]);
    expect(
      await texts(feature({ ...town, osm_id: 4 }), feature({ ...town, osm_id: 5 })),
    ).toHaveLength(2);
  });

  it('leaves out places without words, and repeats nothing', async () => {
    const slough = { osm_key: 'place', osm_value: 'town', name: 'Slough', city: 'Slough' };
    const nameless = feature({ osm_key: 'building', osm_value: 'yes' });
    server.use(http.get(`${ROOT}/api`, () => collection(nameless, feature(slough))));
    const found = await photon.suggest({ ...GB, search: 'slough', limit: 5 });
    expect(found.map(({ description }) => description)).toEqual(['Slough']);
  });

  it('reports an answer that it cannot read', async () => {
    server.use(http.get(`${ROOT}/api`, () => HttpResponse.json({ message: 'hello' })));
    await expect(photon.suggest({ ...GB, search: 'x', limit: 5 })).rejects.toMatchObject({
      service: 'photon',
      code: 'bad_answer',
    });
  });
});

describe('details and reverse', () => {
  it('finds an id again among its neighbours', async () => {
    const other = feature({ osm_key: 'shop', osm_value: 'books', name: 'Books', osm_id: 2 });
    server.use(http.get(`${ROOT}/reverse`, () => collection(other, RITZ)));
    const id = 'photon:W:153604213:51.507,-0.1416';
    const details = await photon.details(id, GB);
    expect(details).toMatchObject({ id, description: expect.stringContaining('The Ritz') });
    expect(await photon.details('photon:N:3:51.507,-0.1416', GB)).toBeNull();
  });

  it.each(['', 'gaz:gb:the-ritz', 'photon:W:1', 'photon:W:1:91,0'])(
    'does not ask for %j at all',
    async (id) => {
      expect(await photon.details(id, GB)).toBeNull();
    },
  );

  it('names a point after its neighbour and keeps the point', async () => {
    server.use(http.get(`${ROOT}/reverse`, () => collection(RITZ)));
    const point = { latitude: 51.5071, longitude: -0.1417 };
    const here = await photon.reverse(point, GB);
    expect(here?.coordinates).toEqual(point);
    expect(here?.description).toContain('The Ritz');
    expect(here && (await photon.details(here.id, GB))).toEqual(here);
  });

  it('finds nothing at sea', async () => {
    server.use(http.get(`${ROOT}/reverse`, () => collection()));
    expect(await photon.reverse({ latitude: 50, longitude: -8 }, GB)).toBeNull();
  });
});
