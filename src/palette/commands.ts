import type { SvgIconComponent } from '@mui/icons-material';
import type { Findable } from './ranking.ts';

/** The groups of the palette, in this order while nothing is typed. */
export const GROUPS = [
  'pages',
  'templates',
  'switchAccount',
  'language',
  'appearance',
  'density',
  'people',
  'bookFor',
  'trips',
  'accounts',
] as const;
export type Group = (typeof GROUPS)[number];

/** The groups that the server finds. */
export const FOUND_GROUPS = ['people', 'bookFor', 'trips', 'accounts'] as const;
export type FoundGroup = (typeof FOUND_GROUPS)[number];

/** A row from the server to which a command leads; kept on the device among the recent ones. */
export interface FoundRow extends Findable {
  group: FoundGroup;
  detail: string;
  /** Address in the console. */
  to: string;
}

/** A line of the palette. */
export interface Command extends Findable {
  group: Group;
  icon: SvgIconComponent;
  /** Further details, such as the account that somebody belongs to. */
  detail?: string;
  /** It is chosen already. */
  isCurrent?: boolean;
  /** Only listed in a search, because there are many of its kind. */
  isOnlyFound?: boolean;
  /** Set for rows that the server found. */
  row?: FoundRow;
  run: () => void;
}
