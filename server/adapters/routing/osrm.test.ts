import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AdapterError } from '../outside.ts';
import { createOsrmRouter } from './osrm.ts';
import { withSubstitute } from './substitute.ts';
import type { Route } from './types.ts';

const ROOT = 'http://osrm.test';
const PATH = `${ROOT}/route/v1/driving/:points`;
const HEATHROW = { latitude: 51.4719, longitude: -0.4886 };
const PADDINGTON = { latitude: 51.5165, longitude: -0.1769 };

const osrm = createOsrmRouter({ url: ROOT });
/** What the substitute answers to every question. */
const ESTIMATE: Route = {
  distanceMeters: 26_000,
  durationSeconds: 2000,
  geometry: [HEATHROW, PADDINGTON],
  estimated: true,
};
const substitute = { route: () => Promise.resolve(ESTIMATE) };

/** An answer in the shape of OSRM's reference page. */
const ANSWER = {
  code: 'Ok',
  routes: [
    {
      geometry: {
        coordinates: [
          [-0.4886, 51.4719],
          [-0.3, 51.49],
          [-0.1769, 51.5165],
        ],
        type: 'LineString',
      },
      legs: [{ steps: [], summary: '', weight: 1901.2, duration: 1801.6, distance: 27_412.3 }],
      weight_name: 'routability',
      weight: 1901.2,
      duration: 1801.6,
      distance: 27_412.3,
    },
  ],
  waypoints: [],
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('OSRM', () => {
  it('is asked with the longitude first, and its answer is converted', async () => {
    let asked = '';
    server.use(
      http.get(PATH, ({ request }) => {
        asked = decodeURIComponent(request.url.slice(ROOT.length));
        return HttpResponse.json(ANSWER);
      }),
    );
    const route = await osrm.route([HEATHROW, PADDINGTON]);
    expect(asked).toBe(
      '/route/v1/driving/-0.4886,51.4719;-0.1769,51.5165?overview=full&geometries=geojson',
    );
    expect(route).toEqual({
      distanceMeters: 27_412,
      durationSeconds: 1802,
      geometry: [HEATHROW, { latitude: 51.49, longitude: -0.3 }, PADDINGTON],
      estimated: false,
    });
  });

  it.each([
    [
      'no route',
      () => HttpResponse.json({ code: 'NoRoute', message: '' }, { status: 400 }),
      'refused',
    ],
    ['no route, politely', () => HttpResponse.json({ code: 'NoSegment' }), 'refused'],
    ['a fault', () => new HttpResponse(null, { status: 502 }), 'unavailable'],
    ['a way elsewhere', () => HttpResponse.redirect('http://elsewhere.test/'), 'refused'],
    ['nobody there', () => HttpResponse.error(), 'unavailable'],
    ['another shape', () => HttpResponse.json({ code: 'Ok', routes: [{}] }), 'bad_answer'],
  ])(
    '%s: is replaced by an estimate that says so, and the operator learns why',
    async (_, answer, code) => {
      server.use(http.get(PATH, answer));
      const told: AdapterError[] = [];
      const router = withSubstitute(osrm, substitute, (error) => told.push(error));
      const route = await router.route([HEATHROW, PADDINGTON]);
      expect(route).toBe(ESTIMATE);
      expect(told.map((error) => error.code)).toEqual([code]);
      await expect(osrm.route([HEATHROW, PADDINGTON])).rejects.toMatchObject({
        service: 'osrm',
        code,
      });
    },
  );

  it('can be stopped by its caller, without an estimate', async () => {
    server.use(
      http.get(PATH, async () => {
        await delay('infinite');
        return HttpResponse.json(ANSWER);
      }),
    );
    const stop = new AbortController();
    const router = withSubstitute(osrm, substitute);
    const asked = router.route([HEATHROW, PADDINGTON], stop.signal);
    stop.abort();
    await expect(asked).rejects.toThrow(/abort/i);
  });

  it('refuses a route of one point, without an estimate', async () => {
    await expect(withSubstitute(osrm, substitute).route([HEATHROW])).rejects.toThrow(RangeError);
  });
});
