import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AdapterError } from '../outside.ts';
import { createGoogleGeocoder } from './google.ts';

const AUTOCOMPLETE = 'https://places.googleapis.com/v1/places\\:autocomplete';
const PLACE = 'https://places.googleapis.com/v1/places/:id';
const GEOCODE = 'https://maps.googleapis.com/maps/api/geocode/json';

/** Answers in the shape of Google's reference pages. */
const SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJ6W3FzTRydkgRZ0H2Q1VT548',
        placeId: 'ChIJ6W3FzTRydkgRZ0H2Q1VT548',
        text: {
          text: 'London Heathrow Airport (LHR), Longford, UK',
          matches: [{ endOffset: 14 }],
        },
        structuredFormat: { mainText: { text: 'London Heathrow Airport (LHR)' } },
        types: ['airport', 'point_of_interest', 'establishment'],
      },
    },
    { queryPrediction: { text: { text: 'heathrow express' } } },
    { placePrediction: { placeId: 'ChIJ2', text: { text: 'Heathrow Close, UK' } } },
  ],
};
const DETAILS = {
  id: 'ChIJB9OTMDIbdkgRp0JWbQGZsS8',
  types: ['lodging', 'establishment'],
  formattedAddress: '150 Piccadilly, London W1J 9BR, UK',
  location: { latitude: 51.5070701, longitude: -0.1416134 },
  displayName: { text: 'The Ritz London', languageCode: 'en' },
};
const geocoded = (country: string) => ({
  plus_code: { global_code: '9C3XGV2P+2G' },
  results: [
    {
      address_components: [
        { long_name: 'United Kingdom', short_name: country, types: ['country', 'political'] },
      ],
      formatted_address: 'London SW1A 1AA, UK',
      geometry: { location: { lat: 51.5014, lng: -0.1419 }, location_type: 'ROOFTOP' },
      place_id: 'ChIJtV5bzSAFdkgRpwLZFPWrJgo',
      types: ['premise'],
    },
  ],
  status: 'OK',
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const google = createGoogleGeocoder({ key: 'k' });
const GB = { language: 'en', country: 'GB' };
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof AdapterError ? error.code : error),
  );

describe('suggest', () => {
  it('asks in the language, within the country, around the point', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(AUTOCOMPLETE, async ({ request }) => {
        asked.push(await request.json(), request.headers.get('x-goog-api-key'));
        return HttpResponse.json(SUGGESTIONS);
      }),
    );
    const near = { latitude: 51.5, longitude: -0.12 };
    const found = await google.suggest({ ...GB, search: 'heathrow', near, limit: 5 });
    expect(asked).toEqual([
      {
        input: 'heathrow',
        languageCode: 'en',
        regionCode: 'gb',
        includedRegionCodes: ['gb'],
        locationBias: { circle: { center: near, radius: 50_000 } },
      },
      'k',
    ]);
    expect(found).toEqual([
      {
        id: 'ChIJ6W3FzTRydkgRZ0H2Q1VT548',
        description: 'London Heathrow Airport (LHR), Longford, UK',
        source: 'google',
        coordinates: null,
        locationTypes: ['airport', 'point_of_interest', 'establishment'],
        dispatchAddressId: null,
      },
      {
        id: 'ChIJ2',
        description: 'Heathrow Close, UK',
        source: 'google',
        coordinates: null,
        locationTypes: [],
        dispatchAddressId: null,
      },
    ]);
  });

  it('reads an answer without any suggestions as an empty list', async () => {
    server.use(http.post(AUTOCOMPLETE, () => HttpResponse.json({})));
    expect(await google.suggest({ ...GB, search: 'zzzz', limit: 5 })).toEqual([]);
  });

  it('tells places of the same name apart by county, and offers both where it cannot', async () => {
    const predicted = (placeId: string) => ({
      placePrediction: { placeId, text: { text: 'Newport, UK' } },
    });
    const counties: Record<string, string> = { one: 'Isle of Wight', two: 'Shropshire' };
    const texts = async () =>
      (await google.suggest({ ...GB, search: 'newport', limit: 5 })).map(
        ({ description }) => description,
      );
    server.use(
      http.post(AUTOCOMPLETE, () =>
        HttpResponse.json({ suggestions: [predicted('one'), predicted('two')] }),
      ),
      http.get(PLACE, ({ params }) =>
        HttpResponse.json({
          addressComponents: [
            { longText: 'England', types: ['administrative_area_level_1'] },
            {
              longText: counties[String(params['id'])],
              types: ['administrative_area_level_2', 'political'],
            },
          ],
        }),
      ),
    );
    expect(await texts()).toEqual([
      'Newport, Isle of Wight, England, UK',
      'Newport, Shropshire, England, UK',
    ]);
    server.use(http.get(PLACE, () => new HttpResponse(null, { status: 403 })));
    expect(await texts()).toEqual(['Newport, UK', 'Newport, UK']);
  });

  it('keeps to the limit', async () => {
    server.use(http.post(AUTOCOMPLETE, () => HttpResponse.json(SUGGESTIONS)));
    expect(await google.suggest({ ...GB, search: 'heathrow', limit: 1 })).toHaveLength(1);
  });

  it('can be stopped by its caller', async () => {
    server.use(http.post(AUTOCOMPLETE, () => HttpResponse.json(SUGGESTIONS)));
    const query = { ...GB, search: 'heathrow', limit: 5 };
    await expect(google.suggest(query, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('details', () => {
  it('puts an establishment’s name before its address', async () => {
    let mask: string | null = null;
    server.use(
      http.get(PLACE, ({ request }) => {
        mask = request.headers.get('x-goog-fieldmask');
        return HttpResponse.json(DETAILS);
      }),
    );
    expect(await google.details(DETAILS.id, GB)).toEqual({
      id: DETAILS.id,
      description: 'The Ritz London, 150 Piccadilly, London W1J 9BR, UK',
      source: 'google',
      coordinates: DETAILS.location,
      locationTypes: ['lodging', 'establishment'],
      dispatchAddressId: null,
    });
    expect(mask).toBe('id,formattedAddress,displayName,location,types');
  });

  it.each([400, 404])('finds no place when Google answers %i', async (status) => {
    server.use(http.get(PLACE, () => HttpResponse.json({ error: { code: status } }, { status })));
    expect(await google.details('gaz:gb:the-ritz', GB)).toBeNull();
  });
});

describe('reverse', () => {
  const point = { latitude: 51.5014, longitude: -0.1419 };

  it('gives the address at a point', async () => {
    server.use(http.get(GEOCODE, () => HttpResponse.json(geocoded('GB'))));
    expect(await google.reverse(point, GB)).toMatchObject({
      description: 'London SW1A 1AA, UK',
      coordinates: point,
      source: 'google',
    });
  });

  it.each([
    ['another country', geocoded('FR')],
    ['nowhere', { results: [], status: 'ZERO_RESULTS' }],
  ])('gives none in %s', async (_, body) => {
    server.use(http.get(GEOCODE, () => HttpResponse.json(body)));
    expect(await google.reverse(point, GB)).toBeNull();
  });

  it.each([
    ['REQUEST_DENIED', 'refused'],
    ['OVER_QUERY_LIMIT', 'refused'],
    ['UNKNOWN_ERROR', 'unavailable'],
  ])('reads the outcome %s in the body as %s', async (status, code) => {
    server.use(http.get(GEOCODE, () => HttpResponse.json({ results: [], status })));
    expect(await codeOf(google.reverse(point, GB))).toBe(code);
  });
});

describe('failure', () => {
  const ask = () => google.suggest({ ...GB, search: 'heathrow', limit: 5 });

  it('repeats once after a 5xx', async () => {
    let calls = 0;
    server.use(
      http.post(AUTOCOMPLETE, () => {
        calls += 1;
        return calls === 1
          ? new HttpResponse(null, { status: 503 })
          : HttpResponse.json(SUGGESTIONS);
      }),
    );
    expect(await ask()).toHaveLength(2);
    expect(calls).toBe(2);
  });

  it.each([
    ['a standing 5xx', () => new HttpResponse('oops', { status: 500 }), 'unavailable', 2],
    ['no connection', () => HttpResponse.error(), 'unavailable', 2],
    ['too many requests', () => new HttpResponse(null, { status: 429 }), 'unavailable', 1],
    ['a bad key', () => new HttpResponse(null, { status: 403 }), 'refused', 1],
    ['a page in place of JSON', () => HttpResponse.html('<p>hello'), 'bad_answer', 1],
    ['another shape', () => HttpResponse.json({ suggestions: 'none' }), 'bad_answer', 1],
  ])('is recognised as %s', async (_, answer, code, calls) => {
    let counted = 0;
    server.use(
      http.post(AUTOCOMPLETE, () => {
        counted += 1;
        return answer();
      }),
    );
    expect(await codeOf(ask())).toBe(code);
    expect(counted).toBe(calls);
  });
});
