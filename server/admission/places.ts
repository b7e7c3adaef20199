import { LOAD_CLASSES, type LoadClass, TREATMENT } from './loadClass.ts';

/** Milliseconds between two looks at whether calls wait; see `Places.look`. */
export const LOOK_EVERY_MS = 100;

/**
 * A call that is let in should be served within two seconds. The places are for this many looks
 * (one second), because refusing other calls meanwhile takes time too.
 */
const PATIENCE_LOOKS = 10;
/** Only a queue that lasts this many looks is an overload: a page asks for many things together. */
const LASTING_LOOKS = 3;
/** At least this many calls are always let in: without any, nothing would show a recovery. */
const FEWEST = 10;
/** Assumed until the first overload has shown what this process can do: 100 calls a second. */
const ASSUMED_PER_LOOK = 10;
/** By what share a look changes what was learned. */
const LEARNING = 0.1;
const FORGETTING = 0.02;
/** The share of the assumed capacity that must have come back before looking ends. */
const ENOUGH = 0.9;
const SHRINKING = 0.85;
const GROWING = 1.25;
const PROBING = 1.05;

/**
 * How many calls may be under way at the same time. What counts is not how long they take, since a
 * call that waits for an outside service delays nobody else, but whether calls wait for each other:
 * while they do, fewer are let in. It has no clock: `look` is called every LOOK_EVERY_MS.
 */
export class Places {
  #limit = ASSUMED_PER_LOOK * PATIENCE_LOOKS;
  readonly #taken = LOAD_CLASSES.map(() => 0);
  #finished = 0;
  #wasFull = false;
  #lookedAtQueue = 0;
  /** Calls finished between two looks under overload. */
  #capacity = ASSUMED_PER_LOOK;

  get taken(): number {
    return this.#takenUpTo(LOAD_CLASSES.length - 1);
  }

  /** Places taken by calls of this class and of more urgent ones. */
  #takenUpTo(rank: number): number {
    return this.#taken.reduce((sum, taken, at) => (at <= rank ? sum + taken : sum), 0);
  }

  /** Whether nothing is left to learn or to recover: looking can stop until the next call. */
  get isAtRest(): boolean {
    return (
      this.taken === 0 &&
      this.#lookedAtQueue === 0 &&
      this.#limit >= this.#roomForABurst() &&
      this.#capacity >= ENOUGH * ASSUMED_PER_LOOK
    );
  }

  /** Places for calls of a class and of more urgent ones; less urgent ones do not count. */
  placesFor(load: LoadClass): number {
    return Math.floor(this.#limit * TREATMENT[load].share);
  }

  /**
   * Takes a place for a call, unless those for its class and for more urgent ones are taken.
   * @returns a function that gives the place back once; null when there is none
   */
  take(load: LoadClass): (() => void) | null {
    return this.hasRoom(load) ? this.#hold(LOAD_CLASSES.indexOf(load)) : null;
  }

  /** Whether `take` would give a place. */
  hasRoom(load: LoadClass): boolean {
    const hasRoom = this.#takenUpTo(LOAD_CLASSES.indexOf(load)) < this.placesFor(load);
    if (!hasRoom) this.#wasFull = true;
    return hasRoom;
  }

  #hold(rank: number): () => void {
    this.#taken[rank]! += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken[rank]! -= 1;
      this.#finished += 1;
    };
  }

  /** @param isQueueing whether every call had to wait for others since the last look */
  look(isQueueing: boolean): void {
    const finished = this.#finished;
    const wasFull = this.#wasFull;
    this.#finished = 0;
    this.#wasFull = false;
    if (isQueueing) this.#whileQueueing(finished);
    else this.#whileCalm(finished, wasFull);
  }

  #whileQueueing(finished: number): void {
    this.#lookedAtQueue += 1;
    this.#capacity += (finished - this.#capacity) * LEARNING;
    if (this.#lookedAtQueue < LASTING_LOOKS) return;
    // Lowering the limit only helps below the number of places that are really taken.
    const used = Math.min(this.#limit, Math.max(this.taken, FEWEST) / SHRINKING);
    this.#limit = Math.max(FEWEST, Math.min(used, this.#limit) * SHRINKING);
  }

  #whileCalm(finished: number, wasFull: boolean): void {
    this.#lookedAtQueue = 0;
    this.#capacity = Math.max(
      this.#capacity + Math.max(0, ASSUMED_PER_LOOK - this.#capacity) * FORGETTING,
      Math.min(finished, this.#capacity * GROWING),
    );
    // No call waits for another, and yet there was no place: there is room for a few more.
    if (wasFull) {
      this.#limit = Math.max(this.#limit + 1, this.#limit * PROBING);
      return;
    }
    const enough = Math.max(this.#roomForABurst(), this.taken * 2);
    this.#limit =
      this.#limit < enough
        ? Math.min(enough, this.#limit * GROWING)
        : Math.max(enough, this.#limit / PROBING);
  }

  /** How many calls are served in time even if they all come together. */
  #roomForABurst(): number {
    return Math.max(FEWEST, this.#capacity * PATIENCE_LOOKS);
  }
}
