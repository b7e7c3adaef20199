import type { LoadClass } from './loadClass.ts';
import { LOOK_EVERY_MS, Places } from './places.ts';

export interface SimulatedCall {
  load: LoadClass;
  /** Milliseconds of the single worker that the call needs. */
  work: number;
  /** Milliseconds that it waits for an outside service, which delays no other call. */
  outside?: number;
}

interface Served extends SimulatedCall {
  cameAt: number;
  answeredAt: number;
  refused: boolean;
}

/**
 * A server that does one thing at a time, with its own clock: calls that are let in wait for the
 * worker. `Places` learns what it would see of a real server: whether all calls had to wait for
 * others.
 */
export class SimulatedServer {
  readonly places = new Places();
  readonly answered: Served[] = [];
  now = 0;
  #queue: { call: Served; leave: () => void; since: number }[] = [];
  #outside: { call: Served; leave: () => void; until: number }[] = [];
  #current: { call: Served; leave: () => void; until: number } | null = null;
  #leastWait: number | null = null;

  come(call: SimulatedCall): boolean {
    const one = { ...call, cameAt: this.now, answeredAt: this.now, refused: false };
    const leave = this.places.take(call.load);
    if (leave) this.#queue.push({ call: one, leave, since: this.now });
    else this.answered.push({ ...one, refused: true });
    return leave !== null;
  }

  /** Lets one millisecond pass. */
  tick(): void {
    this.now += 1;
    const isBack = (one: { until: number }) => one.until <= this.now;
    for (const one of this.#outside.filter(isBack)) this.#finish(one);
    this.#outside = this.#outside.filter((one) => !isBack(one));
    if (this.#current && isBack(this.#current)) {
      const { call, leave } = this.#current;
      this.#current = null;
      if (call.outside) this.#outside.push({ call, leave, until: this.now + call.outside });
      else this.#finish({ call, leave });
    }
    const next = this.#current ? undefined : this.#queue.shift();
    if (next) {
      const waited = this.now - next.since;
      this.#leastWait = Math.min(this.#leastWait ?? waited, waited);
      this.#current = { ...next, until: this.now + next.call.work };
    }
    if (this.now % LOOK_EVERY_MS === 0) this.#look();
  }

  #finish({ call, leave }: { call: Served; leave: () => void }): void {
    leave();
    this.answered.push({ ...call, answeredAt: this.now });
  }

  #look(): void {
    const first = this.#queue[0];
    const wait = this.#leastWait ?? (first ? this.now - first.since : 0);
    this.#leastWait = null;
    this.places.look(wait > 5);
  }

  /** Lets time pass while calls come at a rate per second. */
  run(ms: number, rate: number, next: () => SimulatedCall): Served[] {
    const from = this.answered.length;
    const perTick = rate / 1000;
    let due = 0;
    for (let passed = 0; passed < ms; passed += 1) {
      for (due += perTick; due >= 1; due -= 1) this.come(next());
      this.tick();
    }
    return this.answered.slice(from);
  }
}
