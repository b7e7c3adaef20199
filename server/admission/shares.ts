import { type Actor, reachesAllAccounts } from '../../contract/core/roles.ts';
import type { LoadClass } from './loadClass.ts';

interface Share {
  /** How many calls of one account, or of the managers of one channel, are served at the same time. */
  atOnce: number;
  /** How many more of them may wait for that; further ones are refused. */
  waiting: number;
}

/**
 * The classes whose calls are heavy. Together an account keeps seven of ten database connections busy at most, so
 * that everybody else finds some free, however much it sends.
 */
export const SHARES: Readonly<Partial<Record<LoadClass, Share>>> = {
  list: { atOnce: 4, waiting: 30 },
  bulk: { atOnce: 3, waiting: 6 },
};

/** A call that nobody waits for any more keeps its caller from learning that it is too much. */
const LONGEST_WAIT_MS = 2000;

interface Waiting {
  load: LoadClass;
  tenants: readonly string[];
  go(release: () => void): void;
}

type Caller = Pick<Actor, 'channelId' | 'role' | 'corporationIds'>;

/** Who shares a share: everybody of the same account, or the fleet managers of a channel. */
const tenantsOf = ({ channelId, role, corporationIds }: Caller): readonly string[] =>
  reachesAllAccounts(role) ? [channelId] : corporationIds.map((id) => `${channelId} ${id}`);

/**
 * Lets no account, and no channel, take all of the process with heavy calls: they wait for each other, before their
 * bodies are read and without a connection, and nobody else waits for them. An admin of several accounts needs a
 * place in the share of each.
 */
export class TenantShares {
  readonly #taken = new Map<string, number>();
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>();

  /**
   * Takes a part of the caller's share.
   * @returns a function that gives it back; null when none became free in time, or too many wait already
   */
  async take(caller: Caller, load: LoadClass): Promise<(() => void) | null> {
    const tenants = tenantsOf(caller);
    const share = SHARES[load];
    if (!share) return () => undefined;
    if (this.#isFree(load, tenants)) return this.#hold(load, tenants);
    if (this.#waitingOf(load, tenants) >= share.waiting) return null;
    return this.#wait(load, tenants, LONGEST_WAIT_MS);
  }

  /** Waits for a part of the share for the next piece of a file, which has begun and is not given up. */
  async turn(caller: Caller): Promise<() => void> {
    const tenants = tenantsOf(caller);
    if (this.#isFree('bulk', tenants)) return this.#hold('bulk', tenants);
    return (await this.#wait('bulk', tenants)) ?? (() => undefined);
  }

  #isFree(load: LoadClass, tenants: readonly string[]): boolean {
    const atOnce = SHARES[load]?.atOnce ?? Infinity;
    return tenants.every((one) => (this.#taken.get(`${load} ${one}`) ?? 0) < atOnce);
  }

  #waitingOf(load: LoadClass, tenants: readonly string[]): number {
    const own = new Set(tenants);
    return [...this.#waiting].filter(
      (one) => one.load === load && one.tenants.some((tenant) => own.has(tenant)),
    ).length;
  }

  #hold(load: LoadClass, tenants: readonly string[]): () => void {
    const add = (by: 1 | -1) => {
      for (const tenant of tenants) {
        const key = `${load} ${tenant}`;
        const taken = (this.#taken.get(key) ?? 0) + by;
        if (taken > 0) this.#taken.set(key, taken);
        else this.#taken.delete(key);
      }
    };
    add(1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      add(-1);
      for (const one of this.#waiting)
        if (this.#isFree(one.load, one.tenants)) one.go(this.#hold(one.load, one.tenants));
    };
  }

  #wait(load: LoadClass, tenants: readonly string[], longest?: number) {
    return new Promise<(() => void) | null>((resolve) => {
      const leave = (release: (() => void) | null) => {
        clearTimeout(timer);
        this.#waiting.delete(one);
        resolve(release);
      };
      const one: Waiting = { load, tenants, go: leave };
      const timer = longest === undefined ? undefined : setTimeout(() => leave(null), longest);
      this.#waiting.add(one);
    });
  }
}
