import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, useMediaQuery, type Theme } from '@mui/material';
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  LinkBase,
  List,
  useGetResourceLabel,
  useListContext,
  useLocation,
  useTranslate,
} from 'react-admin';
import { parseSort } from '../../../contract/core/listQuery.ts';
import { Selection } from './batches/Selection.tsx';
import { DeclaredCards } from './DeclaredCards.tsx';
import { useDeclared } from './DeclaredContext.tsx';
import { Deletion } from './deletion/Deletion.tsx';
import { DeclaredTable } from './DeclaredTable.tsx';
import { filtersInAddress } from './filtersInAddress.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListPager } from '../../list/ListPager.tsx';
import { EmptyList, ListBody, ListSkeleton, Notice } from '../../list/ListStates.tsx';
import { PageHeader } from '../../list/PageHeader.tsx';
import { SearchBox } from '../../list/SearchBox.tsx';
import { ListMenu } from './ListMenu.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useListAccount } from './useListAccount.ts';
import { usePagePaths } from './usePagePaths.ts';

/** The button that opens the create dialog, where the user may create. */
export function AddButton() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const paths = usePagePaths();
  const name = useGetResourceLabel()(declaration.name, 1).toLowerCase();
  if (!useGrants(declaration).may('create')) return null;
  return (
    <Button
      component={LinkBase}
      to={paths.create}
      variant="contained"
      startIcon={<AddIcon />}
      sx={{ flexShrink: 0 }}
    >
      {translate(`resources.${declaration.name}.add`, {
        _: translate('resources.form.addTitle', { name }),
      })}
    </Button>
  );
}

/** Rows as a table, or as cards where a table does not fit. */
function Rows({ actions }: { actions?: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <DeclaredCards actions={actions} /> : <DeclaredTable actions={actions} />;
}

function Toolbar({ accountId, more }: { accountId: string | null; more?: ReactNode }) {
  const { declaration } = useDeclared();
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const filtered: unknown = filterValues['corporationId'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2, alignItems: 'flex-end' }}>
      <SearchBox
        label={translate('resources.list.search', {
          name: label(declaration.name, 2).toLowerCase(),
        })}
      />
      <FilterBar
        declaration={declaration}
        accountId={accountId ?? (typeof filtered === 'string' ? filtered : null)}
      />
      <Box sx={{ ml: 'auto' }}>{more ?? <ListMenu />}</Box>
    </Box>
  );
}

export interface DeclaredListProps {
  /** Stands in place of the heading and add button, under tabs for example. */
  header?: ReactNode;
  /** At the end of the toolbar: what else can be done with the list; its own menu unless told. */
  more?: ReactNode;
  /** Actions of each row; edit and delete unless told. */
  actions?: ReactNode;
  /** Stands in place of the table and cards. */
  rows?: ComponentType;
}

/**
 * List derived from the declaration: search, filters, sorting, paging, batches of rows. A corporation
 * admin sees the rows of the selected account only, and none while no account is selected.
 */
export function DeclaredList({ header, more, actions, rows: OwnRows }: DeclaredListProps) {
  const { declaration, syncWithLocation } = useDeclared();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const { followsAccount, accountId, permanent } = useListAccount(declaration);
  const { field, descending } = parseSort(declaration.list.defaultSort);
  const { search } = useLocation();
  const [wanted] = useState(() => filtersInAddress(declaration, search));
  const head = header ?? (
    <PageHeader
      title={translate(`resources.${declaration.name}.title`, { _: label(declaration.name, 2) })}
      actions={<AddButton />}
    />
  );
  if (followsAccount && !accountId) {
    return (
      <>
        {head}
        <Card variant="outlined">
          <Notice
            title={translate('resources.list.selectAccount')}
            text={translate('resources.list.selectAccountHint')}
          />
        </Card>
      </>
    );
  }
  return (
    <>
      {head}
      <List
        // Another account begins on its first page, with nothing selected.
        key={followsAccount ? accountId : declaration.name}
        resource={declaration.name}
        title={false}
        actions={false}
        pagination={false}
        empty={false}
        component="div"
        exporter={false}
        authLoading={<ListSkeleton />}
        disableSyncWithLocation={!syncWithLocation}
        // Search and page live in the address (or nowhere): a list that is opened anew begins anew.
        storeKey={false}
        filterDefaultValues={syncWithLocation ? undefined : wanted}
        sort={{ field, order: descending ? 'DESC' : 'ASC' }}
        filter={permanent}
        // Failures are told where the rows would be, with a way to try again.
        queryOptions={{ onError: () => undefined }}
      >
        <Selection filter={permanent}>
          <Deletion>
            <Card variant="outlined">
              <Toolbar accountId={followsAccount ? accountId : null} more={more} />
              <ListBody empty={<EmptyList action={<AddButton />} />}>
                {OwnRows ? <OwnRows /> : <Rows actions={actions} />}
              </ListBody>
              <ListPager />
            </Card>
          </Deletion>
        </Selection>
      </List>
    </>
  );
}
