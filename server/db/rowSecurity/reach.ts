/**
 * Which rows a piece of work may see and write, as the database itself holds it: those of one
 * channel, or of some of its accounts; those of all channels, or none of any.
 */
export type Reach =
  | 'nowhere'
  | 'everywhere'
  | { channelId: string; corporationIds?: readonly string[] };

/** Works for one channel, the one that `CHANNEL_SETTING` names. Owns nothing. */
export const CHANNEL_ROLE = 'taxi_console_channel';
/** Works for accounts of that channel, the ones that `ACCOUNTS_SETTING` lists. Owns nothing. */
export const ACCOUNT_ROLE = 'taxi_console_account';
/** Works across channels: jobs that look after all of them, and the stand-ins. Owns nothing. */
export const EVERYWHERE_ROLE = 'taxi_console_everywhere';
export const WORKING_ROLES = [CHANNEL_ROLE, ACCOUNT_ROLE, EVERYWHERE_ROLE] as const;

export const CHANNEL_SETTING = 'taxi.channel';
export const ACCOUNTS_SETTING = 'taxi.accounts';

/** What a transaction sets before anything else. No channel is called by the empty name. */
export const SETTING_STATEMENT = `select set_config('role', $1, true), set_config('${CHANNEL_SETTING}', $2, true), set_config('${ACCOUNTS_SETTING}', $3, true)`;

/** Its values: they hold for the transaction that it is in and no longer. */
export function settingValues(reach: Reach): [role: string, channelId: string, accounts: string] {
  if (reach === 'everywhere') return [EVERYWHERE_ROLE, '', '{}'];
  if (reach === 'nowhere') return [CHANNEL_ROLE, '', '{}'];
  const { channelId, corporationIds } = reach;
  return [
    corporationIds ? ACCOUNT_ROLE : CHANNEL_ROLE,
    channelId,
    `{${(corporationIds ?? []).join(',')}}`,
  ];
}
