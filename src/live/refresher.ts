import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** A burst of changes is read as one. */
const GATHER_MS = 200;
/** Trips that are not on screen may belong there now, but nobody is looking at them yet. */
const GATHER_UNSEEN_MS = 2000;

/** Cached answers about trips are kept under this name first. */
const RESOURCE = 'bookings';

/** The one trip that a cached answer is about; null for lists. */
function tripOf({ queryKey }: Pick<Query, 'queryKey'>): string | null {
  const [, kind, about] = queryKey;
  if (kind === 'getList' || about === undefined) return null;
  if (typeof about === 'string') return about;
  const id: unknown = typeof about === 'object' && about !== null ? Reflect.get(about, 'id') : null;
  return typeof id === 'string' ? id : null;
}

const showing = ({ type, predicate }: QueryFilters): QueryFilters => ({
  queryKey: [RESOURCE],
  type: type ?? 'active',
  ...(predicate && { predicate }),
});

/** Reads again what is on screen about trips that changed. */
export interface Refresher {
  /** A trip changed. */
  trip(id: string): void;
  /**
   * Anything may have changed that was read before a moment, in milliseconds since 1970; infinity
   * is everything.
   */
  readBefore(moment: number): void;
}

/**
 * Makes a refresher of what react-query shows. It never cancels a read: under a stream of changes
 * none would then ever finish. A read that began before the change is waited for and done again.
 */
export function createRefresher(queryClient: QueryClient): Refresher {
  const changed = new Set<string>();
  /** What was read before then is read again: nothing while null. */
  let before: number | null = null;
  let isRunning = false;

  const isShown = () => {
    const shown = JSON.stringify(
      queryClient
        .getQueryCache()
        .findAll(showing({}))
        .map(({ state }) => state.data),
    );
    return [...changed].some((id) => shown.includes(id));
  };

  async function read(): Promise<void> {
    const ids = new Set(changed);
    const moment = before;
    changed.clear();
    before = null;
    const isOld = ({ state }: Query) =>
      moment === Number.POSITIVE_INFINITY ||
      // What is read for the first time is read just now.
      (moment !== null && state.status !== 'pending' && state.dataUpdatedAt < moment);
    const predicate = (query: Query): boolean => {
      const trip = tripOf(query);
      const isOfChanged = ids.size > 0 && (trip === null || ids.has(trip));
      return isOfChanged || isOld(query);
    };
    // A page that was fetched ahead is read again when it is shown.
    const unseen = showing({ type: 'inactive', predicate });
    void queryClient.invalidateQueries({ ...unseen, refetchType: 'none' });
    const affected = showing({ predicate });
    const wasUnderWay = queryClient.isFetching(affected) > 0;
    await queryClient.refetchQueries(affected, { cancelRefetch: false });
    if (wasUnderWay) await queryClient.refetchQueries(affected, { cancelRefetch: false });
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (before !== null || changed.size > 0) {
      const wait = before !== null || isShown() ? GATHER_MS : GATHER_UNSEEN_MS;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await read();
    }
    isRunning = false;
  }

  const readBefore = (moment: number): void => {
    before = Math.max(before ?? 0, moment);
    void run();
  };
  return {
    trip(id) {
      changed.add(id);
      void run();
    },
    readBefore,
  };
}
