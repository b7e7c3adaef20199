import { Box, Tab, Tabs } from '@mui/material';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { PeopleMenu } from '../../downloads/PeopleMenu.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { AddButton, DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { PageHeader } from '../../list/PageHeader.tsx';
import { PEOPLE_TAB_NAMES, peopleTabs, tabOf, type PeopleTab } from './tabs.ts';

const DIALOG_WIDTH = 600;

function Header({ path }: { path: string }) {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={translate('resources.people.title')} actions={<AddButton />} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs
          value={tabOf(search)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={translate('resources.people.title')}
        >
          {PEOPLE_TAB_NAMES.map((name) => (
            <Tab
              key={name}
              value={name}
              label={translate(`resources.people.tabs.${name}`)}
              component={LinkBase}
              to={{ pathname: path, search: `?tab=${name}` }}
            />
          ))}
        </Tabs>
      </Box>
    </>
  );
}

/** Employees, guests and groups. The query parameter `tab` says which; a search ends with its tab. */
function People({ path }: { path: string }) {
  const tab = tabOf(useLocation().search);
  const { declaration, isDeletable }: PeopleTab = peopleTabs[tab];
  useDocumentTitle(`resources.people.tabs.${tab}`, 'tab');
  return (
    <DeclaredPage
      key={tab}
      declaration={declaration}
      path={path}
      dialogWidth={DIALOG_WIDTH}
      // The query string is the tab's; a list under it keeps its page and search to itself.
      syncWithLocation={false}
      isDeletable={isDeletable}
      list={path === '/people' ? PeopleList : EmployeesList}
    />
  );
}

const EmployeesList = () => (
  <DeclaredList header={<Header path="/employees" />} more={<PeopleMenu />} />
);
const PeopleList = () => <DeclaredList header={<Header path="/people" />} more={<PeopleMenu />} />;

export const EmployeesPage = () => <People path="/employees" />;
export const PeoplePage = () => <People path="/people" />;
