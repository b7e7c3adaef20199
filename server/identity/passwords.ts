import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { DomainError } from '../../contract/core/errors.ts';
import type { PasswordWork } from './passwordWork.ts';
import { backgroundThread } from '../threads/backgroundThread.ts';

type Cost = Record<'N' | 'r' | 'p', number>;

// Cost as OWASP advises for scrypt: 2^17 × 8 × 1 takes 128 MiB for a few hundred milliseconds, too
// much for a process that also serves the API; 2^15 × 8 × 3 is its listed equal at 32 MiB.
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;
/** Longer passwords are refused unread: hashing them would only keep the server busy. */
export const MAX_PASSWORD_LENGTH = 1024;

/**
 * The most passwords that wait for their turn, about two seconds of work on an idle machine; further ones are refused.
 */
const MAX_WAITING = 8;
/** A password that would wait for longer is refused too: on a busy machine, each takes several times as long. */
const LONGEST_WAIT_MS = 4000;
const IDLE_MS = 30_000;
/** With the usual 10, a password took a twentieth of a processor where everything is busy, which is seconds. */
const NICE_INCREMENT = 5;

/**
 * On Node's own threads, which also read files and look up names, eight wrong passwords together
 * delayed every page.
 */
const passwordThread = backgroundThread<PasswordWork, Uint8Array>(
  new URL('./passwordWork.ts', import.meta.url),
  { maxQueue: MAX_WAITING, idleTimeout: IDLE_MS, niceIncrement: NICE_INCREMENT },
);

/**
 * Says whether another piece of work would begin in time, from how long the last one took.
 * @param now milliseconds of a clock that only moves forward
 */
export class ExpectedWait {
  readonly #now: () => number;
  #inHand = 0;
  #lastTook = 0;
  #lastEnded = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The time until what is in hand now is done. */
  get milliseconds(): number {
    return this.#inHand * this.#lastTook;
  }

  /** Notes one piece of work, of which one is done after the other. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    const begun = this.#now();
    this.#inHand += 1;
    try {
      return await work();
    } finally {
      const ended = this.#now();
      this.#lastTook = ended - Math.max(begun, this.#lastEnded);
      this.#lastEnded = ended;
      this.#inHand -= 1;
    }
  }
}
const wait = new ExpectedWait(() => performance.now());

/** @throws DomainError TOO_MANY_REQUESTS when too many passwords wait already */
async function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  const pool = passwordThread();
  if (pool.queueSize >= MAX_WAITING || wait.milliseconds > LONGEST_WAIT_MS)
    throw new DomainError('TOO_MANY_REQUESTS');
  const maxmem = 256 * (options.N ?? 1) * (options.r ?? 1);
  const key = await wait.around(() =>
    pool.run({
      // Keyboards differ: é may be one character or two.
      password: password.normalize('NFKC'),
      salt,
      keyBytes: KEY_BYTES,
      options: { ...options, maxmem },
    }),
  );
  return Buffer.from(key);
}

/**
 * Hashes a password with its own salt.
 * @param cost less only for passwords that protect nothing
 * @returns `scrypt$N$r$p$salt$key`, salt and key in base64url, so that the cost can be raised later
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the one that was hashed. A hash that cannot be read matches no password.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false;
  const match = FORMAT.exec(hash);
  if (!match) return false;
  const [, N, r, p, salt = '', key = ''] = match;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

let unknown: Promise<string> | undefined;

/**
 * Takes as long as verifyPassword, for an unknown e-mail, because the time must not show whether it
 * exists.
 */
export async function verifyNoPassword(password: string): Promise<false> {
  unknown ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password.slice(0, MAX_PASSWORD_LENGTH), await unknown);
  return false;
}
