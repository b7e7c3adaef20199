import { piecePath, type MapPiece, type PieceAddress } from '../../../contract/map/pieces.ts';
import { callHeaders, keptToken } from '../../authProvider/keptUser.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

/** Enough for half a country at the finest level; the piece unused for longest is dropped. */
const KEPT = 60;
const PATIENCE_MS = 15_000;

const kept = new Map<string, Promise<MapPiece>>();

// The server checked the answer's shape; parsing it here, too, would make the tracking page larger.
async function load(path: string): Promise<MapPiece> {
  const headers = callHeaders(keptToken(pageConfig()));
  const response = await fetch(path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`The map's piece was answered with ${response.status}.`);
  return (await response.json()) as MapPiece;
}

/**
 * A piece of the schematic map, from the server or an earlier read. After a failure it is requested
 * again the next time.
 */
export function readPiece(address: PieceAddress): Promise<MapPiece> {
  const path = piecePath(address);
  const piece = kept.get(path) ?? load(path);
  kept.delete(path);
  kept.set(path, piece);
  piece.catch(() => kept.delete(path));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return piece;
}
