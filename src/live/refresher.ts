import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** Many changes in a short time are read together. */
const GATHER_MS = 200;
/** Trips that are not on screen may have to appear there, but nobody is looking at them yet. */
const GATHER_UNSEEN_MS = 2000;

/** The first part of the key of cached answers about trips. */
const RESOURCE = 'bookings';

/** The trip that a cached answer is about; null for lists. */
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

/** Reads the visible data about changed trips again. */
export interface Refresher {
  /** A trip changed. */
  trip(id: string): void;
  /**
   * Anything read before this moment may have changed. In milliseconds since 1970; infinity means
   * everything.
   */
  readBefore(moment: number): void;
}

/**
 * Creates a refresher for the data that react-query shows. It never cancels a read, because under
 * many changes none would ever finish. It waits for a read that began before the change and repeats
 * it.
 */
export function createRefresher(queryClient: QueryClient): Refresher {
  const changed = new Set<string>();
  /** Data read before this moment is read again; null for nothing. */
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
    /** When it was last read; a failure counts while there is nothing else to show. */
    const readAt = ({ data, dataUpdatedAt, errorUpdatedAt }: Query['state']) =>
      data === undefined ? errorUpdatedAt : dataUpdatedAt;
    const isOld = ({ state }: Query) =>
      moment === Number.POSITIVE_INFINITY ||
      // Data that is being read for the first time is current.
      (moment !== null && state.status !== 'pending' && readAt(state) < moment);
    const predicate = (query: Query): boolean => {
      const trip = tripOf(query);
      const isOfChanged = ids.size > 0 && (trip === null || ids.has(trip));
      return isOfChanged || isOld(query);
    };
    // A page fetched ahead is read again when it is shown.
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
