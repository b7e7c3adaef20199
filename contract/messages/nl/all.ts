import type { Messages } from '../messages.ts';
import { demo } from './demo.ts';
import { failures } from './failures.ts';
import { invoice } from './invoice.ts';
import { landing } from './landing.ts';
import { mail } from './mail.ts';
import { pageNotice } from './pageNotice.ts';
import { policy } from './policy.ts';
import { reports } from './reports.ts';
import { signIn } from './signIn.ts';
import { status } from './status.ts';
import { trip } from './trip.ts';

/** Everything that the server says in Dutch. */
export const all: Messages = {
  demo,
  failures,
  invoice,
  landing,
  mail,
  pageNotice,
  policy,
  reports,
  signIn,
  status,
  trip,
};
