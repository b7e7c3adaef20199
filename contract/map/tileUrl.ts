/**
 * Whether tiles are vectors in a single PMTiles file; otherwise they are pictures by `{z}`, `{x}`
 * and `{y}`.
 */
export const isVectorTiles = (url: string): boolean =>
  /^https?:\/\/[^?#]+\.pmtiles([?#]|$)/.test(url);

/** What a PMTiles file begins with. */
const MAGIC = 'PMTiles';

/**
 * Whether a PMTiles file can be read in parts: it exists, and its server answers with only the
 * requested part. A server that always sends the whole file would send gigabytes for a view.
 */
export async function readsInParts(url: string, signal: AbortSignal): Promise<boolean> {
  const range = `bytes=0-${MAGIC.length - 1}`;
  const answer = await fetch(url, { headers: { range }, signal });
  if (answer.status !== 206) {
    await answer.body?.cancel();
    return false;
  }
  return (await answer.text()) === MAGIC;
}
