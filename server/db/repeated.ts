import { isRetryable, isStalePlan } from './errors.ts';

const ATTEMPTS = 3;

/**
 * Does work again from its start when the database ended it because of a race, or because a newer version of the
 * product has changed the tables under a named statement. The work must do nothing outside its transaction that must
 * not happen twice.
 * @param pool where the work gets its connections, see `WaitingPool`
 */
export async function repeated<T>(
  pool: { renew(since: number): void },
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const since = performance.now();
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      if (isStalePlan(error)) pool.renew(since);
    }
  }
}
