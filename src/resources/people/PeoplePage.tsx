import type { ComponentType } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { PeopleMenu } from './PeopleMenu.tsx';
import { lazyPart, lazyDialog } from '../../loading/lazyPart.tsx';
import { ListCard } from '../../admin/list/ListCard.tsx';
import { Notice } from '../../admin/list/ListStates.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { AddButton } from '../declared/AddButton.tsx';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage, type DeclaredPageProps } from '../declared/DeclaredPage.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { InviteButton } from '../invitations/InviteButton.tsx';
import { RolesCell } from '../users/RolesCell.tsx';
import { UserStatusCell } from '../users/UserStatusCell.tsx';
import {
  peopleTabs,
  tabOf,
  tabsAt,
  type PeoplePath,
  type PeopleTab,
  type PeopleTabName,
} from './tabs.ts';

const DIALOG_WIDTH = 600;
const OWN_PARAMS = ['tab'];
const GroupCreate = lazyPart(async () => (await import('../groups/GroupCreate.tsx')).GroupCreate, {
  isPreloaded: false,
});
const GroupEdit = lazyPart(async () => (await import('../groups/GroupEdit.tsx')).GroupEdit, {
  isPreloaded: false,
});
const UserCreate = lazyDialog(async () => (await import('../users/UserCreate.tsx')).UserCreate);
const UserEdit = lazyDialog(async () => (await import('../users/UserEdit.tsx')).UserEdit);
const EmployeeEdit = lazyDialog(async () => (await import('./EmployeeEdit.tsx')).EmployeeEdit);
const RolesInput = lazyPart(async () => (await import('../users/RolesInput.tsx')).RolesInput);
const BatchTrips = lazyPart(async () => (await import('./BatchTrips.tsx')).BatchTrips);
const DeleteTrips = lazyPart(async () => (await import('./DeleteTrips.tsx')).DeleteTrips);

interface HeaderProps {
  path: PeoplePath;
  tab: PeopleTabName | false;
}

function Header({ path, tab }: HeaderProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isList = pathname === path;
  return (
    <PageHeader
      title={translate('resources.people.title')}
      actions={isList && tab ? <AddButton isBesideTitle /> : undefined}
      tabs={{
        label: translate('resources.people.title'),
        value: tab,
        tabs: tabsAt(path).map((name) => ({
          name,
          label: translate(`resources.people.tabs.${name}`),
          to: { pathname: path, search: `?tab=${name}` },
        })),
      }}
    />
  );
}

const EMPLOYEE_ACTIONS = (
  <RowActions>
    <InviteButton texts="people.invite" />
  </RowActions>
);
const ADMIN_ACTIONS = (
  <RowActions>
    <InviteButton texts="users.invite" />
  </RowActions>
);

const UserAdding = () => <UserCreate onClose={usePagePaths().close} />;
const UserEditing = (props: { id: string }) => (
  <UserEdit {...props} onClose={usePagePaths().close} />
);
const EmployeeEditing = (props: { id: string }) => (
  <EmployeeEdit {...props} onClose={usePagePaths().close} />
);

type Views = Partial<DeclaredPageProps>;

/** The hand-written parts of each tab of a page. */
function viewsAt(path: PeoplePath): Record<PeopleTabName, Views> {
  const head = (tab: PeopleTabName) => <Header path={path} tab={tab} />;
  const list =
    (tab: PeopleTabName, props: Partial<Parameters<typeof DeclaredList>[0]> = {}): ComponentType =>
    () => <DeclaredList header={head(tab)} more={<PeopleMenu />} {...props} />;
  return {
    employee: {
      list: list('employee', { actions: EMPLOYEE_ACTIONS }),
      edit: EmployeeEditing,
      batchNote: BatchTrips,
      deleteNote: DeleteTrips,
    },
    guest: { list: list('guest') },
    groups: {
      list: list('groups'),
      // Groups are edited under the tabs, instead of their table.
      create: () => (
        <>
          {head('groups')}
          <GroupCreate />
        </>
      ),
      edit: (props: { id: string }) => (
        <>
          {head('groups')}
          <GroupEdit {...props} />
        </>
      ),
      replaceList: true,
    },
    corporationAdmin: {
      list: list('corporationAdmin', { actions: ADMIN_ACTIONS }),
      create: UserAdding,
      edit: UserEditing,
      cells: { roles: RolesCell, status: UserStatusCell },
      inputs: { roles: RolesInput },
      searchLabel: 'people.searchAdmins',
    },
  };
}
const views = { '/employees': viewsAt('/employees'), '/people': viewsAt('/people') };

/** The text instead of a tab that this page does not have. */
function NoTab({ path, why }: { path: PeoplePath; why: 'hidden' | 'unknown' }) {
  const translate = useTranslate();
  useDocumentTitle('resources.people.title');
  return (
    <>
      <Header path={path} tab={false} />
      <ListCard>
        <Notice
          title={translate(`people.noTab.${why}`)}
          text={translate(`people.noTab.${why}Text`)}
        />
      </ListCard>
    </>
  );
}

function TabPage({ path, tab }: { path: PeoplePath; tab: PeopleTabName }) {
  const { declaration, isDeletable, filter }: PeopleTab = peopleTabs[tab];
  useDocumentTitle(`resources.people.tabs.${tab}`, 'tab');
  return (
    <DeclaredPage
      declaration={declaration}
      path={path}
      dialogWidth={DIALOG_WIDTH}
      ownParams={OWN_PARAMS}
      isDeletable={isDeletable}
      filter={filter}
      {...views[path][tab]}
    />
  );
}

/**
 * Employees, guests, groups and corporation admins. The query parameter `tab` says which; a search
 * ends when the tab changes.
 */
function People({ path }: { path: PeoplePath }) {
  const tab = tabOf(path, useLocation().search);
  if (tab === 'hidden' || tab === 'unknown') return <NoTab path={path} why={tab} />;
  return <TabPage key={tab} path={path} tab={tab} />;
}

export const EmployeesPage = () => <People path="/employees" />;
export const PeoplePage = () => <People path="/people" />;
