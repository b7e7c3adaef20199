import type { Database } from '../open.ts';

/** How long a call waits for others: less than a round trip to a busy database takes. */
const GATHERED_MS = 5;
/** How many calls share one statement at most. */
const MOST = 50;

interface Waiting<K, V> {
  key: K;
  resolve(value: V): void;
  reject(error: unknown): void;
}

type Reached = Pick<Database, 'orm' | 'pool'>;

/**
 * Lets calls that come within a few milliseconds of each other, with the same reach, share one statement. When the
 * statement fails, each call is tried separately, so that a bad one does not hold up the others. The work must
 * therefore be safe to repeat.
 * @param work returns one value for each key, in the order of the keys
 */
export function gathered<K, V>(
  work: (database: Reached, keys: readonly K[]) => Promise<readonly V[]>,
): (database: Reached, key: K) => Promise<V> {
  const gathering = new WeakMap<Database['orm'], Waiting<K, V>[]>();

  async function handle(database: Reached, all: readonly Waiting<K, V>[]): Promise<void> {
    if (gathering.get(database.orm) === all) gathering.delete(database.orm);
    try {
      const values = await work(
        database,
        all.map(({ key }) => key),
      );
      all.forEach(({ resolve }, n) => resolve(values[n]!));
    } catch (error) {
      const [first, ...others] = all;
      if (others.length === 0) first?.reject(error);
      else await Promise.all(all.map((one) => handle(database, [one])));
    }
  }

  return (database, key) =>
    new Promise((resolve, reject) => {
      const known = gathering.get(database.orm);
      const all = known && known.length < MOST ? known : [];
      if (all.push({ key, resolve, reject }) > 1) return;
      gathering.set(database.orm, all);
      setTimeout(() => void handle(database, all), GATHERED_MS);
    });
}
