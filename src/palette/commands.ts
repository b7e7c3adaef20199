import type { SvgIconComponent } from '@mui/icons-material';
import type { Findable } from './ranking.ts';

/** What the palette lists, in this order while nothing is typed. */
export const GROUPS = [
  'pages',
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

/** What the server finds. */
export const FOUND_GROUPS = ['people', 'bookFor', 'trips', 'accounts'] as const;
export type FoundGroup = (typeof FOUND_GROUPS)[number];

/** A row of the server's that a command leads to; kept on the device among the recent ones. */
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
  /** Says more of it, such as whose account somebody belongs to. */
  detail?: string;
  /** It is chosen already. */
  isCurrent?: boolean;
  /** Only listed when it is looked for: there are many of its kind. */
  isOnlyFound?: boolean;
  /** Leaves what the page shows, and what is typed there. */
  isLeaving: boolean;
  /** Set for what the server found. */
  row?: FoundRow;
  run: () => void;
}
