import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Database } from '../db/open.ts';
import {
  openSignIn,
  redeem,
  runProvider,
  submitPassword,
  type RunningProvider,
  type Tokens,
} from './browser.fixture.ts';
import { addUser, PASSWORD } from './people.fixture.ts';

/** E-mail of the only user that a running provider knows at the start. */
export const EMAIL = 'ada@northwind.example';
/** The page's message for a wrong e-mail or password. */
export const WRONG = 'The e-mail or the password is wrong';

/** A provider for the tests of the surrounding `describe`, on a database of their own. */
export class ProviderUnderTest {
  database!: Database;
  running!: RunningProvider;
  /** The origin of the channel meridian. */
  origin!: string;
  userId!: string;

  constructor() {
    beforeAll(async () => {
      this.database = await openTestDatabase();
      this.running = await runProvider(this.database);
      this.origin = this.running.origins.meridian;
      const role = 'bookingChannelAdmin';
      this.userId = await addUser(this.database, 'meridian', EMAIL, { role });
    });
    afterAll(async () => {
      await this.running?.close();
      await this.database?.close();
    });
  }

  /** Signs in up to receiving the code. */
  async signIn(who = EMAIL) {
    const attempt = await openSignIn(this.origin);
    const { code } = await submitPassword(attempt, { email: who, password: PASSWORD });
    if (!code) throw new Error('not signed in');
    return { ...attempt, code };
  }

  async tokensOf(who = EMAIL) {
    const attempt = await this.signIn(who);
    const answer = await redeem(this.origin, attempt.code, attempt.verifier);
    if (answer.status !== 200) throw new Error(`no tokens: ${answer.body}`);
    return { ...attempt, tokens: JSON.parse(answer.body) as Tokens };
  }
}
