import { LOAD_CLASSES, type LoadClass, TREATMENT } from './loadClass.ts';

/** Of each second, so many looks at whether anything waits; see `Places.look`. */
export const LOOK_EVERY_MS = 100;

/**
 * Whoever is let in is served within two seconds, or comes back later. So many looks (one second) are
 * reckoned with: what is refused meanwhile takes its time, too.
 */
const PATIENCE_LOOKS = 10;
/** A queue that lasts as long as this does not go away by itself: a page asks for much at once. */
const LASTING_LOOKS = 3;
/** However long everything takes, so many calls are tried: without any, nobody would see it recover. */
const FEWEST = 10;
/** Until the first overload has shown how much this process does: 100 calls a second. */
const ASSUMED_PER_LOOK = 10;
/** How much of what was learned a look changes. */
const LEARNING = 0.1;
const FORGETTING = 0.02;
/** Of what is assumed, so much has come back when looking ends. */
const ENOUGH = 0.9;
const SHRINKING = 0.85;
const GROWING = 1.25;
const PROBING = 1.05;

/**
 * How many calls may be under way at once. It does not ask how long they take, since a call that waits
 * for somebody outside keeps nobody else from anything, but whether calls wait for each other: as long
 * as they do, there is room for fewer. Holds no clock: `look` is called every LOOK_EVERY_MS.
 */
export class Places {
  #limit = ASSUMED_PER_LOOK * PATIENCE_LOOKS;
  readonly #taken = LOAD_CLASSES.map(() => 0);
  #finished = 0;
  #wasFull = false;
  #lookedAtQueue = 0;
  /** Calls finished between two looks while there was more to do than could be done. */
  #capacity = ASSUMED_PER_LOOK;

  get taken(): number {
    return this.#takenUpTo(LOAD_CLASSES.length - 1);
  }

  /** By calls of this class and of more urgent ones. */
  #takenUpTo(rank: number): number {
    return this.#taken.reduce((sum, taken, at) => (at <= rank ? sum + taken : sum), 0);
  }

  /** Whether nothing has to be learned or mended: looking can stop until the next call. */
  get isAtRest(): boolean {
    return (
      this.taken === 0 &&
      this.#lookedAtQueue === 0 &&
      this.#limit >= this.#roomForABurst() &&
      this.#capacity >= ENOUGH * ASSUMED_PER_LOOK
    );
  }

  /** Places for calls of a class and of more urgent ones, whatever less urgent ones there are. */
  placesFor(load: LoadClass): number {
    return Math.floor(this.#limit * TREATMENT[load].share);
  }

  /**
   * Takes a place for a call, unless those for its class and for more urgent ones are taken.
   * @returns gives it back, once; null when there is none
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
    // Of places that nobody had taken, none can be spared.
    const used = Math.min(this.#limit, Math.max(this.taken, FEWEST) / SHRINKING);
    this.#limit = Math.max(FEWEST, Math.min(used, this.#limit) * SHRINKING);
  }

  #whileCalm(finished: number, wasFull: boolean): void {
    this.#lookedAtQueue = 0;
    this.#capacity = Math.max(
      this.#capacity + Math.max(0, ASSUMED_PER_LOOK - this.#capacity) * FORGETTING,
      Math.min(finished, this.#capacity * GROWING),
    );
    // Nobody waits for anybody, and yet there was no place: there is room for a little more.
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

  /** As many as are served in time although they come at once. */
  #roomForABurst(): number {
    return Math.max(FEWEST, this.#capacity * PATIENCE_LOOKS);
  }
}
