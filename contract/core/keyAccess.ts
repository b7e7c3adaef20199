/** The parts of the API to which an API key gives access, each by itself. */
export const KEY_AREAS = [
  'trips',
  'people',
  'rules',
  'accounts',
  'invoices',
  'fleets',
  'directory',
] as const;
export type KeyArea = (typeof KEY_AREAS)[number];

/** `write` includes reading. */
export const KEY_ACCESS = ['none', 'read', 'write'] as const;
export type KeyAccess = (typeof KEY_ACCESS)[number];

/** What an API key may do. */
export type KeyScopes = Readonly<Record<KeyArea, KeyAccess>>;
