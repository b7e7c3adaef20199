/** How many streams may be open at once. */
export interface StreamLimits {
  /** Of one person: a tab has one. */
  perPerson: number;
  /** Of this process: each holds a connection and what was not read yet. */
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
   * @returns gives it back, once; null when there is none
   */
  take(person: string): (() => void) | null {
    const held = this.#byPerson.get(person) ?? 0;
    if (held >= this.#limits.perPerson || this.#open >= this.#limits.perProcess) return null;
    this.#byPerson.set(person, held + 1);
    this.#open += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#open -= 1;
      const left = (this.#byPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#byPerson.set(person, left);
      else this.#byPerson.delete(person);
    };
  }
}
