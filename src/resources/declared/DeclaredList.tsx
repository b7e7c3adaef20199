import DeletedIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { Alert, AlertTitle, Button, useMediaQuery, type Theme } from '@mui/material';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { LinkBase, useGetResourceLabel, useLocation, useTranslate } from 'react-admin';
import { deletedRows } from '../../../contract/core/deletedRows.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { List } from '../../admin/list/List.tsx';
import { ListCard } from '../../admin/list/ListCard.tsx';
import { Pagination } from '../../admin/list/Pagination.tsx';
import { EmptyList, ListBody, ListSkeleton } from '../../admin/list/ListStates.tsx';
import { OwnAddress } from '../../shell/OwnAddress.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { RowsAtHand } from '../../admin/list/RowsAtHand.ts';
import { keptColumns } from '../../preferences/keptColumns.ts';
import { useListPreference } from '../../preferences/useListPreference.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { BatchBar } from './batches/BatchBar.tsx';
import { Selection } from './batches/Selection.tsx';
import { ChooseAccount } from './ChooseAccount.tsx';
import { AddButton } from './AddButton.tsx';
import { DELETED_PARAM, showsDeleted } from './declaredAddress.ts';
import { DeclaredCards } from './DeclaredCards.tsx';
import { DeclaredProvider, useDeclared } from './DeclaredContext.tsx';
import { DeclaredTable } from './DeclaredTable.tsx';
import { DeclaredToolbar } from './DeclaredToolbar.tsx';
import { Deletion } from './deletion/Deletion.tsx';
import { ListMenu } from './ListMenu.tsx';
import { Beginning, Empty, NoRowsYetProvider } from './HasNoRowsYet.tsx';
import { useActor, useGrants } from '../../authProvider/useGrant.ts';
import { RightAddress } from './RightAddress.tsx';
import { ShownColumnsProvider } from './ShownColumns.ts';
import { columnNames, columnsOf, startColumns } from './columns.ts';
import { waitingColumns } from './columnWidths.ts';
import { listAccount, listSettings } from './listSettings.ts';
import { pagePath } from './usePagePaths.ts';

/** Rows as a table, or as cards if a table does not fit. */
function Rows({ actions }: { actions?: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <DeclaredCards actions={actions} /> : <DeclaredTable actions={actions} />;
}

export interface DeclaredListProps {
  /** Replaces the heading and add button, for example under tabs. */
  header?: ReactNode;
  /** Above the toolbar, in the list. */
  above?: ReactNode;
  /** At the end of the toolbar: further actions for the list; its own menu by default. */
  more?: ReactNode;
  /** Actions of each row; edit and delete by default. */
  actions?: ReactNode;
  /** Replaces the table and cards. */
  rows?: ComponentType;
}

interface ListOfProps extends Omit<DeclaredListProps, 'header'> {
  /** Instead of rows, where there are none. */
  empty: ReactNode;
}

/**
 * A list derived from its declaration: search, filters, sorting, paging, columns, batches of rows.
 * The address holds its place; order, page size and columns are remembered. A corporation admin
 * sees the rows of the selected account, or of all of theirs; people only of one account at a time.
 */
function ListOf({ above, more, actions, rows: OwnRows, empty }: ListOfProps) {
  const { declaration, isOfDeleted, ownParams, path, filter, columns } = useDeclared();
  const { name } = declaration;
  const { role } = useActor();
  const accountId = useSelectedAccountId();
  const { preference, keep, isPending } = useListPreference(isOfDeleted ? `${name}-deleted` : name);
  const { followsAccount, isAccountMissing } = listAccount(declaration, role, accountId);
  if (isAccountMissing) return <ChooseAccount />;
  const all = columnNames(declaration);
  const seesSeveral = reachesAllAccounts(role) || (followsAccount && accountId === null);
  const initial = startColumns(declaration, seesSeveral, columns);
  const shown = keptColumns(preference.columns, all, initial);
  const widths = OwnRows ? undefined : waitingColumns(declaration, columnsOf(declaration, shown));
  if (isPending) {
    return (
      <ListCard>
        <ListSkeleton {...(widths && { columns: widths })} />
      </ListCard>
    );
  }
  const list = { declaration, filter, ...(isOfDeleted && { meta: { deleted: true } }) };
  return (
    <RightAddress list={list}>
      <List
        // Another account starts on the first page, with nothing selected.
        key={(followsAccount && accountId) || name}
        settings={listSettings(list, { role, accountId, preference })}
        ownParams={ownParams}
        keep={keep}
      >
        {/* A deleted row has no form. */}
        {!isOfDeleted && <RowsAtHand />}
        <Selection>
          <Deletion>
            <ShownColumnsProvider value={shown}>
              <NoRowsYetProvider>
                <ListCard>
                  {above}
                  <Beginning />
                  <OwnAddress path={path} withoutQuery>
                    <DeclaredToolbar
                      accountId={followsAccount ? accountId : null}
                      allColumns={all}
                      onColumns={(chosen) => keep({ columns: chosen && [...chosen] })}
                      more={more}
                      hasOwnRows={OwnRows !== undefined}
                    />
                  </OwnAddress>
                  <ListBody empty={<Empty>{empty}</Empty>} {...(widths && { columns: widths })}>
                    {OwnRows ? <OwnRows /> : <Rows actions={actions} />}
                  </ListBody>
                  <Pagination />
                </ListCard>
                <BatchBar />
              </NoRowsYetProvider>
            </ShownColumnsProvider>
          </Deletion>
        </Selection>
      </List>
    </RightAddress>
  );
}

/** Above the deleted rows: what the list is, and the way back. */
function AboveDeleted() {
  const page = useDeclared();
  const translate = useTranslate();
  const ownParams = page.ownParams.filter((name) => name !== DELETED_PARAM);
  return (
    <Alert
      severity="info"
      icon={<DeletedIcon />}
      square
      action={
        <Button
          color="inherit"
          size="small"
          component={LinkBase}
          to={pagePath({ ...page, ownParams })}
        >
          {translate('resources.deleted.back')}
        </Button>
      }
    >
      <AlertTitle>{translate('resources.deleted.title')}</AlertTitle>
      {translate('resources.deleted.text')}
    </Alert>
  );
}

/** The deleted rows of the surrounding page's resource, which can be restored. */
function DeletedList() {
  const page = useDeclared();
  const translate = useTranslate();
  const deleted = useMemo(
    () => ({
      ...page,
      declaration: deletedRows(page.declaration),
      isOfDeleted: true,
      ownParams: [...page.ownParams, DELETED_PARAM],
      columns: undefined,
    }),
    [page],
  );
  return (
    <DeclaredProvider value={deleted}>
      <ListOf
        above={<AboveDeleted />}
        empty={<EmptyList title={translate('resources.deleted.empty')} />}
      />
    </DeclaredProvider>
  );
}

/**
 * The list of a declared page under its heading. Whoever may delete its rows can also have it show
 * those that were deleted (`?deleted=true`).
 */
export function DeclaredList({ header, above, more, actions, rows }: DeclaredListProps) {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const { may } = useGrants(declaration);
  const isOfDeleted = showsDeleted(useLocation().search) && declaration.softDelete && may('delete');
  // The address changes with each page, which redraws nothing but the rows.
  const list = useMemo(
    () =>
      isOfDeleted ? (
        <DeletedList />
      ) : (
        <ListOf
          above={above}
          more={more ?? <ListMenu />}
          actions={actions}
          rows={rows}
          empty={<EmptyList />}
        />
      ),
    [isOfDeleted, above, more, actions, rows],
  );
  return (
    <>
      {header ?? (
        <PageHeader
          title={translate(`resources.${declaration.name}.title`, {
            _: label(declaration.name, 2),
          })}
          actions={<AddButton isBesideTitle />}
        />
      )}
      {list}
    </>
  );
}
