import type { z } from 'zod';
import { tripFiguresSchema, type tripFiguresQuery } from '../../contract/figures/calls.ts';
import { callApi, type Read } from './http.ts';

export type FiguresWanted = Partial<z.output<typeof tripFiguresQuery>>;

/** What trips add up to. Throws `HttpError` as `callApi` does. */
export const readTripFigures = (query: FiguresWanted, { signal }: Read = {}) =>
  callApi('/reports/trips', { query, response: tripFiguresSchema, signal });
