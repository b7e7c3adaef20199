import { openStreams } from '../metrics/instruments.ts';

/** How many streams may be open at once. */
export interface StreamLimits {
  /** For one person, each of whose tabs has one. */
  perPerson: number;
  /** For this process: each uses a connection and the memory for unread events. */
  perProcess: number;
}

export const STREAM_LIMITS: StreamLimits = { perPerson: 20, perProcess: 2000 };

/** Counts the open streams of a process. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #byPerson = new Map<string, number>();
  #open = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place for a stream of a person.
   * @returns a function that gives the place back once; null when there is none
   */
  take(person: string): (() => void) | null {
    const held = this.#byPerson.get(person) ?? 0;
    if (held >= this.#limits.perPerson || this.#open >= this.#limits.perProcess) return null;
    this.#byPerson.set(person, held + 1);
    this.#open += 1;
    openStreams.inc();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#open -= 1;
      openStreams.dec();
      const left = (this.#byPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#byPerson.set(person, left);
      else this.#byPerson.delete(person);
    };
  }
}
