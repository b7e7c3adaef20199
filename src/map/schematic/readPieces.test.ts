import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryPageConfig } from '../../../tests/support/carryPageConfig.ts';
import * as keptUser from '../../authProvider/keptUser.ts';
import { readPiece } from './readPieces.ts';

const PIECE = { sea: [], rivers: [], features: [] };
const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  carryPageConfig({});
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json(PIECE)));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says who asks and in which language, as every call does', async () => {
  vi.spyOn(keptUser, 'keptToken').mockReturnValue('a-token');
  vi.spyOn(HTMLElement.prototype, 'lang', 'get').mockReturnValue('fr');
  expect(await readPiece({ level: 6, column: 1, row: 1 })).toEqual(PIECE);
  expect(asked.mock.lastCall).toEqual([
    '/v1/map-pieces/6/1/1',
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: 'Bearer a-token', 'x-lang': 'fr' }),
    }),
  ]);
});

it('keeps a piece, and asks again for one that could not be read', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const address = { level: 6, column: 2, row: 2 };
  await expect(readPiece(address)).rejects.toThrow('503');
  for (let read = 0; read < 3; read += 1) expect(await readPiece(address)).toEqual(PIECE);
  expect(asked).toHaveBeenCalledTimes(2);
});
