import { useLocation, useTranslate } from 'react-admin';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { users } from '../../../contract/resources/users.ts';
import { lazyPart, lazyDialog } from '../../loading/lazyPart.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { AddButton } from '../declared/AddButton.tsx';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { RowActions } from '../declared/RowActions.tsx';
import { InviteButton } from '../invitations/InviteButton.tsx';
import { isDeletableGroup } from '../groups/isDeletable.ts';
import { RolesCell } from './RolesCell.tsx';
import { UserStatusCell } from './UserStatusCell.tsx';

const PATH = '/users';
const DIALOG_WIDTH = 600;
const OWN_PARAMS = ['tab'];
const TABS = ['users', 'groups'] as const;
type UsersTab = (typeof TABS)[number];

const GroupCreate = lazyPart(async () => (await import('../groups/GroupCreate.tsx')).GroupCreate, {
  isPreloaded: false,
});
const GroupEdit = lazyPart(async () => (await import('../groups/GroupEdit.tsx')).GroupEdit, {
  isPreloaded: false,
});
const UserCreate = lazyDialog(async () => (await import('./UserCreate.tsx')).UserCreate);
const UserEdit = lazyDialog(async () => (await import('./UserEdit.tsx')).UserEdit);
const RolesInput = lazyPart(async () => (await import('./RolesInput.tsx')).RolesInput);

function Header({ tab }: { tab: UsersTab }) {
  const translate = useTranslate();
  const isList = useLocation().pathname === PATH;
  return (
    <PageHeader
      title={translate('resources.users.title')}
      actions={isList ? <AddButton isBesideTitle /> : undefined}
      tabs={{
        label: translate('resources.users.title'),
        value: tab,
        tabs: TABS.map((name) => ({
          name,
          label: translate(`users.tabs.${name}`),
          to: { pathname: PATH, search: `?tab=${name}` },
        })),
      }}
    />
  );
}

const USER_ACTIONS = (
  <RowActions>
    <InviteButton texts="users.invite" />
  </RowActions>
);
const COLUMNS = ['givenName', 'email', 'roles', 'status', 'createdAt'];
const TITLES = { add: 'users.add', edit: 'users.edit' };
const cells = { roles: RolesCell, status: UserStatusCell };
const inputs = { roles: RolesInput };
const UsersList = () => <DeclaredList header={<Header tab="users" />} actions={USER_ACTIONS} />;

const UserAdding = () => <UserCreate onClose={usePagePaths().close} />;
const UserEditing = (props: { id: string }) => (
  <UserEdit {...props} onClose={usePagePaths().close} />
);

function Users() {
  return (
    <DeclaredPage
      declaration={users}
      path={PATH}
      dialogWidth={DIALOG_WIDTH}
      ownParams={OWN_PARAMS}
      titles={TITLES}
      columns={COLUMNS}
      list={UsersList}
      create={UserAdding}
      edit={UserEditing}
      cells={cells}
      inputs={inputs}
    />
  );
}

const GroupsList = () => <DeclaredList header={<Header tab="groups" />} />;
const GroupAdding = () => (
  <>
    <Header tab="groups" />
    <GroupCreate />
  </>
);
const GroupEditing = (props: { id: string }) => (
  <>
    <Header tab="groups" />
    <GroupEdit {...props} />
  </>
);

function Groups() {
  useDocumentTitle('users.tabs.groups', 'tab');
  return (
    <DeclaredPage
      declaration={employeeGroups}
      path={PATH}
      dialogWidth={DIALOG_WIDTH}
      ownParams={OWN_PARAMS}
      isDeletable={isDeletableGroup}
      list={GroupsList}
      create={GroupAdding}
      edit={GroupEditing}
      replaceList
    />
  );
}

/** The users, and the groups of all accounts. The query parameter `tab` says which. */
export function UsersPage() {
  const tab = new URLSearchParams(useLocation().search).get('tab');
  return tab === 'groups' ? <Groups key="groups" /> : <Users key="users" />;
}
