import type { WaitingPool } from '../db/waitingPool.ts';
import { type LoadClass, TREATMENT } from './loadClass.ts';
import { LOOK_EVERY_MS, Places } from './places.ts';

/** Decides which calls are served now and which come back later. */
export interface Admission {
  /**
   * Takes a place for a call.
   * @returns gives it back, once; null when the call is to be refused
   */
  admit(load: LoadClass): (() => void) | null;
  /**
   * The same for somebody who had rather wait a moment than be sent away.
   * @returns null when there was no place for two seconds, or when many wait like that already
   */
  admitSoon(load: LoadClass): Promise<(() => void) | null>;
  /** Whether there is a place for a call; where there is none, that is a refusal like any other. */
  hasRoom(load: LoadClass): boolean;
  /** Waits until there is a place for the next part of something that has begun, but not for long. */
  turn(load: LoadClass): Promise<() => void>;
}

/** Whole seconds after which a refused call makes sense again; not the same for all who were refused. */
export const secondsUntilRetry = (load: LoadClass): number => {
  const { retryAfter } = TREATMENT[load];
  return retryAfter + Math.round(Math.random() * retryAfter);
};

/** Lets everything in: for tests that are about something else, where hundreds of calls come at once. */
export const admitAll: Admission = {
  admit: () => () => undefined,
  admitSoon: () => Promise.resolve(() => undefined),
  hasRoom: () => true,
  turn: () => Promise.resolve(() => undefined),
};

const SAMPLE_MS = 20;
/** Above this, what the process has to do waits for what it does. */
const LOOP_WAIT_MS = 15;
/** Above this, whoever needs the database waits for those who have its connections. */
const CONNECTION_WAIT_MS = 5;
/** Whoever waits for a place is told by then; what has begun goes on then, however much there is to do. */
const LONGEST_WAIT_MS = 2000;
/** So many may wait who have not begun anything: more would be a queue that is not worth standing in. */
const MOST_WAITING = 50;

/**
 * Watches the two queues that every call stands in, the process's own and the one for a database
 * connection, and lets in as many calls as keep them short. It looks only while there are calls.
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
    // A process that is asked to end does not wait for it.
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
