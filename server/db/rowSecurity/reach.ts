/**
 * The rows that a piece of work may see and write, as the database enforces it: those of one
 * channel, those of some of its accounts, those of all channels, or none; or what signing in to a
 * channel needs.
 */
export type Reach =
  | 'nowhere'
  | 'everywhere'
  | { channelId: string; corporationIds?: readonly string[] }
  | { channelId: string; signIn: true };

/** Works for one channel, the one that `CHANNEL_SETTING` names. Owns nothing. */
export const CHANNEL_ROLE = 'taxi_console_channel';
/** Works for accounts of that channel, the ones that `ACCOUNTS_SETTING` lists. Owns nothing. */
export const ACCOUNT_ROLE = 'taxi_console_account';
/** Works across channels: jobs that look after all of them, and the stand-ins. Owns nothing. */
export const EVERYWHERE_ROLE = 'taxi_console_everywhere';
/** Signs people in to a channel and checks their tokens. Owns nothing. */
export const SIGN_IN_ROLE = 'taxi_console_sign_in';
export const WORKING_ROLES = [CHANNEL_ROLE, ACCOUNT_ROLE, EVERYWHERE_ROLE, SIGN_IN_ROLE] as const;

export const CHANNEL_SETTING = 'taxi.channel';
export const ACCOUNTS_SETTING = 'taxi.accounts';

/** What a transaction sets before anything else. No channel has an empty name. */
export const SETTING_STATEMENT = `select set_config('role', $1, true), set_config('${CHANNEL_SETTING}', $2, true), set_config('${ACCOUNTS_SETTING}', $3, true)`;

/** The values for `SETTING_STATEMENT`; they apply until the transaction ends. */
export function settingValues(reach: Reach): [role: string, channelId: string, accounts: string] {
  if (reach === 'everywhere') return [EVERYWHERE_ROLE, '', '{}'];
  if (reach === 'nowhere') return [CHANNEL_ROLE, '', '{}'];
  if ('signIn' in reach) return [SIGN_IN_ROLE, reach.channelId, '{}'];
  const { channelId, corporationIds } = reach;
  return [
    corporationIds ? ACCOUNT_ROLE : CHANNEL_ROLE,
    channelId,
    `{${(corporationIds ?? []).join(',')}}`,
  ];
}
