import pg from 'pg';
import {
  ACCOUNT_ROLE,
  CHANNEL_ROLE,
  EVERYWHERE_ROLE,
  SIGN_IN_ROLE,
  WORKING_ROLES,
} from './reach.ts';

export const ROLES = WORKING_ROLES.join(', ');
export const tableName = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

const ALL = 'SELECT, INSERT, UPDATE, DELETE';
/** Rows that calls write again and never take away. */
const KEEP = 'SELECT, INSERT, UPDATE';
type Rights = Partial<Record<(typeof WORKING_ROLES)[number], string>>;
const OF_STAND_INS: Rights = { [EVERYWHERE_ROLE]: ALL };
const OF_CALLS: Rights = { [CHANNEL_ROLE]: ALL, [ACCOUNT_ROLE]: ALL, [EVERYWHERE_ROLE]: ALL };
/** Whether somebody has a password, never which. */
const WHETHER_SET = 'SELECT (channel_id, user_id)';
/** Calls make and end the secrets of API keys, and read no hash of one. */
const WITHOUT_HASH =
  'INSERT, DELETE, UPDATE (ends_at), SELECT (channel_id, id, key_id, start, ends_at, created_at)';
/** Calls make and end the secrets of webhooks. Only jobs, which sign with them, read them. */
const WITHOUT_SECRET =
  'INSERT, DELETE, UPDATE (ends_at), SELECT (channel_id, id, endpoint_id, ends_at, created_at)';
/**
 * What the roles may do with tables that are not simply for calls and jobs. The server's keys are read by the
 * owner alone: whoever has them can forge any token.
 */
const RIGHTS: Record<string, Rights> = {
  account_billing: { [CHANNEL_ROLE]: KEEP, [ACCOUNT_ROLE]: KEEP, [EVERYWHERE_ROLE]: ALL },
  // Who calls is looked up by signing in, which also notes that a key was used.
  api_keys: { ...OF_CALLS, [SIGN_IN_ROLE]: 'SELECT, UPDATE (last_used_at)' },
  api_key_secrets: {
    [CHANNEL_ROLE]: WITHOUT_HASH,
    [ACCOUNT_ROLE]: WITHOUT_HASH,
    [SIGN_IN_ROLE]: 'SELECT',
  },
  audit_entries: { ...OF_CALLS, [SIGN_IN_ROLE]: 'INSERT' },
  corporations: { ...OF_CALLS, [SIGN_IN_ROLE]: 'SELECT' },
  // Which of its rows, say the policies.
  // Without this, an account could read the sums of all others.
  channel_trip_figures: { [CHANNEL_ROLE]: 'SELECT', [EVERYWHERE_ROLE]: ALL },
  account_trip_figures: {
    [CHANNEL_ROLE]: 'SELECT',
    [ACCOUNT_ROLE]: 'SELECT',
    [EVERYWHERE_ROLE]: ALL,
  },
  trip_figure_changes: {
    [CHANNEL_ROLE]: 'SELECT, INSERT',
    [ACCOUNT_ROLE]: 'SELECT, INSERT',
    [EVERYWHERE_ROLE]: ALL,
  },
  trip_figure_zones: {
    [CHANNEL_ROLE]: 'SELECT',
    [ACCOUNT_ROLE]: 'SELECT',
    [EVERYWHERE_ROLE]: ALL,
  },
  // Accounts see the rates on their invoices, and the operator decides them.
  fleet_tax_rates: { [CHANNEL_ROLE]: ALL, [ACCOUNT_ROLE]: 'SELECT', [EVERYWHERE_ROLE]: ALL },
  identity_records: {
    [CHANNEL_ROLE]: 'SELECT, INSERT, DELETE',
    [ACCOUNT_ROLE]: 'SELECT, INSERT, DELETE',
    // To delete what has expired.
    [EVERYWHERE_ROLE]: 'DELETE, SELECT (expires_at)',
    [SIGN_IN_ROLE]: ALL,
  },
  activity: { [CHANNEL_ROLE]: 'SELECT', [EVERYWHERE_ROLE]: ALL },
  backups: { [EVERYWHERE_ROLE]: 'SELECT' },
  outside_services: { [CHANNEL_ROLE]: 'SELECT', [EVERYWHERE_ROLE]: ALL },
  invoice_payments: {
    [CHANNEL_ROLE]: 'SELECT, INSERT, DELETE',
    [ACCOUNT_ROLE]: 'SELECT',
    [EVERYWHERE_ROLE]: ALL,
  },
  server_processes: { [EVERYWHERE_ROLE]: ALL },
  server_secrets: {},
  sign_in_credentials: {
    [CHANNEL_ROLE]: WHETHER_SET,
    [ACCOUNT_ROLE]: WHETHER_SET,
    [SIGN_IN_ROLE]: ALL,
  },
  storage_sizes: { [EVERYWHERE_ROLE]: 'SELECT' },
  user_corporations: { ...OF_CALLS, [SIGN_IN_ROLE]: 'SELECT' },
  users: { ...OF_CALLS, [SIGN_IN_ROLE]: 'SELECT, UPDATE' },
  webhook_secrets: {
    [CHANNEL_ROLE]: WITHOUT_SECRET,
    [ACCOUNT_ROLE]: WITHOUT_SECRET,
    [EVERYWHERE_ROLE]: ALL,
  },
  sandbox_dispatch_trips: OF_STAND_INS,
  sandbox_mails: OF_STAND_INS,
  sandbox_payment_events: OF_STAND_INS,
  sandbox_payment_keys: OF_STAND_INS,
  sandbox_payment_objects: OF_STAND_INS,
};

/** The statements that give the roles their rights on a table. */
export function grants(name: string): string[] {
  // An earlier version granted more.
  return [
    `REVOKE ALL ON ${tableName(name)} FROM ${ROLES}`,
    ...Object.entries(RIGHTS[name] ?? OF_CALLS).map(
      ([role, right]) => `GRANT ${right} ON ${tableName(name)} TO ${role}`,
    ),
  ];
}
