import type { WaitingPool } from '../db/waitingPool.ts';
import { type LoadClass, TREATMENT } from './loadClass.ts';
import { LOOK_EVERY_MS, Places } from './places.ts';
import { TenantShares } from './shares.ts';

/** Decides which calls are served now and which are told to come back later. */
export interface Admission {
  /**
   * Takes a place for a call.
   * @returns a function that gives the place back once; null when the call is to be refused
   */
  admit(load: LoadClass): (() => void) | null;
  /**
   * The same for callers who prefer a short wait to a refusal.
   * @returns null when there was no place for two seconds, or when too many are waiting already
   */
  admitSoon(load: LoadClass): Promise<(() => void) | null>;
  /** Whether there is a place for a call; if not, it counts as a refusal like any other. */
  hasRoom(load: LoadClass): boolean;
  /** What each account may have of the heavy calls; asked once the caller is known. */
  shares: Pick<TenantShares, 'take' | 'turn'>;
  /** Waits for a place for the next part of work that has begun, but not for long. */
  turn(load: LoadClass): Promise<() => void>;
}

/**
 * Whole seconds after which to try a refused call again; they vary, so that callers do not all come
 * back together.
 */
export const secondsUntilRetry = (load: LoadClass): number => {
  const { retryAfter } = TREATMENT[load];
  return retryAfter + Math.round(Math.random() * retryAfter);
};

/** Lets everything in: for tests of other things, which make hundreds of calls at the same time. */
export const admitAll: Admission = {
  admit: () => () => undefined,
  admitSoon: () => Promise.resolve(() => undefined),
  hasRoom: () => true,
  shares: {
    take: () => Promise.resolve(() => undefined),
    turn: () => Promise.resolve(() => undefined),
  },
  turn: () => Promise.resolve(() => undefined),
};

const SAMPLE_MS = 20;
/** Above this delay of the event loop, calls wait for each other. */
const LOOP_WAIT_MS = 15;
/** Above this wait for a database connection, calls wait for each other. */
const CONNECTION_WAIT_MS = 5;
/**
 * The longest wait for a place: then a new call is refused, and work that has begun goes on without
 * one.
 */
const LONGEST_WAIT_MS = 2000;
/** The most new calls that may wait: a longer queue would not get its turn in time. */
const MOST_WAITING = 50;

/**
 * Watches the two queues that every call waits in, the event loop's and the one for a database
 * connection, and lets in as many calls as keep both short. It only looks while there are calls.
 */
export function createAdmission(pool: Pick<WaitingPool, 'takeShortestWait'>): Admission {
  const places = new Places();
  const turns: (() => void)[] = [];
  let sampling: ReturnType<typeof setInterval> | undefined;

  function watch(): void {
    if (sampling) return;
    pool.takeShortestWait();
    let before = performance.now();
    let lookedAt = before;
    let least = Infinity;
    sampling = setInterval(() => {
      const now = performance.now();
      least = Math.min(least, now - before - SAMPLE_MS);
      before = now;
      if (now - lookedAt < LOOK_EVERY_MS) return;
      const waitsForConnection = pool.takeShortestWait() > CONNECTION_WAIT_MS;
      places.look(waitsForConnection || least > LOOP_WAIT_MS);
      lookedAt = now;
      least = Infinity;
      nextTurn();
      if (!places.isAtRest || turns.length > 0) return;
      clearInterval(sampling);
      sampling = undefined;
    }, SAMPLE_MS);
    // The timer must not keep a process from ending.
    sampling.unref();
  }

  const nextTurn = () => turns[0]?.();

  const admit = (load: LoadClass) => {
    watch();
    const release = places.take(load);
    return (
      release &&
      (() => {
        release();
        nextTurn();
      })
    );
  };

  let waiting = 0;

  return {
    admit,
    shares: new TenantShares(),
    async admitSoon(load) {
      const endsAt = performance.now() + LONGEST_WAIT_MS;
      let release = admit(load);
      if (release || waiting >= MOST_WAITING) return release;
      waiting += 1;
      while (!release && performance.now() < endsAt) {
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_EVERY_MS);
        });
        release = admit(load);
      }
      waiting -= 1;
      return release;
    },
    hasRoom(load) {
      watch();
      return places.hasRoom(load);
    },
    async turn(load) {
      const place = turns.length === 0 ? admit(load) : null;
      if (place) return place;
      return new Promise((resolve) => {
        const leave = (release: () => void) => {
          clearTimeout(timer);
          turns.splice(turns.indexOf(tryNow), 1);
          resolve(release);
        };
        const tryNow = () => {
          const release = admit(load);
          if (release) leave(release);
        };
        const timer = setTimeout(() => leave(() => undefined), LONGEST_WAIT_MS);
        turns.push(tryNow);
      });
    },
  };
}
