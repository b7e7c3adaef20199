import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '../../contract/booking/calls.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { PreloadablePage } from '../loading/lazyWithPreload.ts';

/** The first page of the console, before it is drawn. */
export interface OpeningPage {
  /** Path and query string. */
  address: string;
  me: Me;
  queryClient: QueryClient;
  dataProvider: ConsoleDataProvider;
  /** Ends when it is known for which account the console works. */
  settledAccount: Promise<unknown>;
}

/** A page of the console and who may open it. */
export interface ConsoleRoute {
  /** react-router's path, from the root: `/trips/:tab`. */
  path: string;
  /** Roles that may open it; absent for any signed-in user. Others are sent to their start page. */
  roles?: readonly Role[];
  /** Message key of the document's title. */
  title: string;
  /** `lazyWithPreload(async () => (await import('./Page.tsx')).Page)` */
  page: PreloadablePage;
  /** Fetches what the page shows first, if the console is opened with it. The page says what failed. */
  loader?: (opening: OpeningPage) => Promise<void>;
  /** The page needs only the texts of the first list, so it does not wait for the others. */
  isFirst?: boolean;
  /** The page takes the whole width and height next to the drawer, without margins. */
  fullWidth?: boolean;
}

/** Whether a page is meant for a role. */
export const mayOpen = ({ roles }: Pick<ConsoleRoute, 'roles'>, role: Role): boolean =>
  !roles || roles.includes(role);
