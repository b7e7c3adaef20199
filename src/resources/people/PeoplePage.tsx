import { Tab } from '@mui/material';
import { lazy } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { PeopleMenu } from '../../downloads/PeopleMenu.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { AddButton, DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { PageHeader } from '../../list/PageHeader.tsx';
import { PEOPLE_TAB_NAMES, peopleTabs, tabOf, type PeopleTab } from './tabs.ts';

const DIALOG_WIDTH = 600;
const GroupCreate = lazy(async () => ({
  default: (await import('../groups/GroupCreate.tsx')).GroupCreate,
}));
const GroupEdit = lazy(async () => ({
  default: (await import('../groups/GroupEdit.tsx')).GroupEdit,
}));
const OWN_PARAMS = ['tab'];

function Header({ path }: { path: string }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const isList = pathname === path;
  return (
    <PageHeader
      title={translate('resources.people.title')}
      actions={isList ? <AddButton /> : undefined}
      tabs={{
        label: translate('resources.people.title'),
        value: tabOf(search),
        children: PEOPLE_TAB_NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`resources.people.tabs.${name}`)}
            component={LinkBase}
            to={{ pathname: path, search: `?tab=${name}` }}
          />
        )),
      }}
    />
  );
}

/** Groups are edited in place of their table, under the tabs. */
const groupViews = (path: string) => ({
  create: () => (
    <>
      <Header path={path} />
      <GroupCreate />
    </>
  ),
  edit: (props: { id: string }) => (
    <>
      <Header path={path} />
      <GroupEdit {...props} />
    </>
  ),
  replaceList: true,
});
const viewsOf = { '/employees': groupViews('/employees'), '/people': groupViews('/people') };

/** Employees, guests and groups. The query parameter `tab` says which; a search ends with its tab. */
function People({ path }: { path: keyof typeof viewsOf }) {
  const tab = tabOf(useLocation().search);
  const { declaration, isDeletable }: PeopleTab = peopleTabs[tab];
  useDocumentTitle(`resources.people.tabs.${tab}`, 'tab');
  return (
    <DeclaredPage
      key={tab}
      declaration={declaration}
      path={path}
      dialogWidth={DIALOG_WIDTH}
      ownParams={OWN_PARAMS}
      isDeletable={isDeletable}
      list={path === '/people' ? PeopleList : EmployeesList}
      {...(tab === 'groups' && viewsOf[path])}
    />
  );
}

const EmployeesList = () => (
  <DeclaredList header={<Header path="/employees" />} more={<PeopleMenu />} />
);
const PeopleList = () => <DeclaredList header={<Header path="/people" />} more={<PeopleMenu />} />;

export const EmployeesPage = () => <People path="/employees" />;
export const PeoplePage = () => <People path="/people" />;
