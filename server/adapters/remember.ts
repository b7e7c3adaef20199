const FRESH_MS = 60_000;
/** How long an old answer is used while the service cannot be reached. */
const STAND_IN_MS = 3_600_000;
const KEPT_AT_MOST = 1000;

/** How long an answer is repeated, and how long it is used while asking fails. */
interface Memory {
  freshMs: number;
  standInMs: number;
}

/**
 * Asks only once a minute for what hardly changes. While asking fails, the last answer is used for
 * up to an hour, so that a short outage of the other side stops nobody here. By default only for
 * answers that may be a minute old; each process remembers separately.
 */
export function remember<T>(
  ask: (key: string) => Promise<T>,
  now: () => Date,
  { freshMs, standInMs }: Memory = { freshMs: FRESH_MS, standInMs: STAND_IN_MS },
): (key: string) => Promise<T> {
  const known = new Map<string, { answer: T; at: number }>();
  const asking = new Map<string, Promise<T>>();

  async function askAnew(key: string): Promise<T> {
    const before = known.get(key);
    try {
      const answer = await ask(key);
      known.delete(key);
      known.set(key, { answer, at: now().getTime() });
      const [oldest] = known.keys();
      if (known.size > KEPT_AT_MOST && oldest !== undefined) known.delete(oldest);
      return answer;
    } catch (error) {
      if (before && now().getTime() - before.at < standInMs) return before.answer;
      throw error;
    } finally {
      asking.delete(key);
    }
  }

  return (key) => {
    const before = known.get(key);
    if (before && now().getTime() - before.at < freshMs) return Promise.resolve(before.answer);
    const asked = asking.get(key) ?? askAnew(key);
    asking.set(key, asked);
    return asked;
  };
}
