/** Calls to geocoder, router and fleets that one file makes together. */
const LANES = 8;

/**
 * Does work for every item, a few at a time, so that one file does not ask others a thousand things at
 * once.
 * @throws what the work threw first, after the others under way have ended
 */
export async function atATime<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const lane = async () => {
    for (const [index, item] of left) await work(item, index);
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const one of lanes) if (one.status === 'rejected') throw one.reason;
}
