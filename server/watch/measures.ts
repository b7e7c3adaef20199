/** What is counted for each channel, and how its names are stored. */
export type Measure =
  | 'calls.answered'
  | 'calls.failed'
  | 'calls.refused'
  | `calls.ms.${number | 'more'}`
  | 'jobs.done'
  | 'jobs.failed'
  | 'jobs.given_up';

/** Calls are counted by the first of these milliseconds within which they were answered. */
export const LATENCY_MS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** Of jobs that belong to no channel. */
export const NO_CHANNEL = '';

const pending = new Map<string, number>();

/** Counts something for a channel. It is written with the next report of the process. */
export function count(channelId: string, measure: Measure): void {
  const key = `${channelId} ${measure}`;
  pending.set(key, (pending.get(key) ?? 0) + 1);
}

const REFUSED = new Set(['SERVER_BUSY', 'TOO_MANY_REQUESTS']);

/** Counts an answered call of the API. */
export function countCall(
  channelId: string,
  { status, code, durationMs }: { status: number; code: string | undefined; durationMs: number },
): void {
  if (code !== undefined && REFUSED.has(code)) {
    count(channelId, 'calls.refused');
    return;
  }
  count(channelId, status >= 500 ? 'calls.failed' : 'calls.answered');
  count(channelId, `calls.ms.${LATENCY_MS.find((limit) => durationMs <= limit) ?? 'more'}`);
}

export interface Counted {
  channelId: string;
  measure: string;
  count: number;
}

/** Takes what was counted since the last time. `giveBack` undoes that, where it could not be stored. */
export function takeCounted(): { counted: Counted[]; giveBack: () => void } {
  const taken = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1));
  pending.clear();
  return {
    counted: taken.map(([key, of]) => {
      const space = key.indexOf(' ');
      return { channelId: key.slice(0, space), measure: key.slice(space + 1), count: of };
    }),
    giveBack() {
      for (const [key, of] of taken) pending.set(key, (pending.get(key) ?? 0) + of);
    },
  };
}

/**
 * The time within which a share of the calls was answered, between the limits as if calls were
 * evenly spread there.
 * @param counts by `LATENCY_MS`, and one more for slower calls
 * @returns null where nothing was called
 */
export function quantileMs(counts: readonly number[], share: number): number | null {
  const all = counts.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  let left = all * share;
  for (const [index, of] of counts.entries()) {
    const upTo = LATENCY_MS[index];
    if (left > of && index < counts.length - 1) {
      left -= of;
      continue;
    }
    const from = index === 0 ? 0 : LATENCY_MS[index - 1]!;
    return upTo === undefined ? from : from + ((upTo - from) * left) / of;
  }
  return null;
}
