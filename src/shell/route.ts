import type { ComponentType } from 'react';
import type { Role } from '../../contract/core/roles.ts';

/** A page of the console and who may open it. */
export interface ConsoleRoute {
  /** react-router's path, from the root: `/trips/:tab`. */
  path: string;
  /** Roles that may open it; absent for any signed-in user. Others are sent to their start page. */
  roles?: readonly Role[];
  /** Message key of the document's title. */
  title: string;
  /** The page, loaded when it is opened: `lazy(() => import('./Page.tsx'))`. */
  page: ComponentType;
  /** The page needs only the texts of the first list, so it does not wait for the others. */
  isFirst?: boolean;
  /** The page takes the whole width and height next to the drawer, without margins. */
  fullWidth?: boolean;
}
