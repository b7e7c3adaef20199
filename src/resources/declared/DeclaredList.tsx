import AddIcon from '@mui/icons-material/Add';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import {
  LinkBase,
  ListBase,
  useGetResourceLabel,
  useLocation,
  useNavigate,
  useTranslate,
} from 'react-admin';
import { KeptParams } from '../../list/KeptParams.tsx';
import { ListCard } from '../../list/ListCard.tsx';
import { ListPager } from '../../list/ListPager.tsx';
import { EmptyList, ListBody, ListSkeleton, Notice } from '../../list/ListStates.tsx';
import { OwnAddress } from '../../list/OwnAddress.tsx';
import { PageHeader } from '../../list/PageHeader.tsx';
import { RowsAtHand } from '../../list/RowsAtHand.ts';
import { KeepsChoices } from '../../preferences/KeepsChoices.tsx';
import { BatchBar } from './batches/BatchBar.tsx';
import { Selection } from './batches/Selection.tsx';
import { mended } from './declaredAddress.ts';
import { DeclaredCards } from './DeclaredCards.tsx';
import { useDeclared } from './DeclaredContext.tsx';
import { DeclaredTable } from './DeclaredTable.tsx';
import { DeclaredToolbar } from './DeclaredToolbar.tsx';
import { Deletion } from './deletion/Deletion.tsx';
import { ListMenu } from './ListMenu.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { ShownColumnsProvider } from './ShownColumns.ts';
import { useListAccount } from './useListAccount.ts';
import { useListView } from './useListView.ts';
import { usePagePaths } from './usePagePaths.ts';

interface AddButtonProps {
  /** It stands beside a heading that says what is added: on a phone one word has to do. */
  isBesideTitle?: boolean;
}

/** The button that opens the create dialog, where the user may create. */
export function AddButton({ isBesideTitle = false }: AddButtonProps) {
  const { declaration, titles } = useDeclared();
  const translate = useTranslate();
  const paths = usePagePaths();
  const name = useGetResourceLabel()(declaration.name, 1);
  if (!useGrants(declaration).may('create')) return null;
  const label = translate(titles?.add ?? `resources.${declaration.name}.add`, {
    _: translate('resources.form.addTitle', { name }),
  });
  return (
    <Button
      component={LinkBase}
      to={paths.create}
      variant="contained"
      startIcon={<AddIcon />}
      aria-label={label}
      sx={{ flexShrink: 0 }}
    >
      {isBesideTitle ? (
        <>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
            {translate('ra.action.add')}
          </Box>
        </>
      ) : (
        label
      )}
    </Button>
  );
}

/**
 * A list, where its query string is one that it takes. One that is not is mended, at the address of
 * whatever is in front: the dialog that may be there stays. It is a part of its own, so that another
 * page, which is another address, draws no more than it must.
 */
function WithRightAddress({ children }: { children: ReactNode }) {
  const { declaration } = useDeclared();
  const navigate = useNavigate();
  const right = mended(declaration, useLocation().search);
  useEffect(() => {
    if (right !== null) void navigate({ search: right }, { replace: true });
  }, [navigate, right]);
  return right === null ? children : null;
}

/** Rows as a table, or as cards where a table does not fit. */
function Rows({ actions }: { actions?: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <DeclaredCards actions={actions} /> : <DeclaredTable actions={actions} />;
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
 * List derived from the declaration: search, filters, sorting, paging, columns, batches of rows. Its
 * place is in the address, its order, page size and columns are remembered. A corporation admin sees
 * the rows of the selected account only, and none while no account is selected.
 */
export function DeclaredList({ header, more, actions, rows: OwnRows }: DeclaredListProps) {
  const { declaration, ownParams, path } = useDeclared();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const { followsAccount, accountId, permanent } = useListAccount(declaration);
  const view = useListView(declaration);
  const head = header ?? (
    <PageHeader
      title={translate(`resources.${declaration.name}.title`, { _: label(declaration.name, 2) })}
      actions={<AddButton isBesideTitle />}
    />
  );
  if (followsAccount && !accountId) {
    return (
      <>
        {head}
        <ListCard>
          <Notice
            title={translate('resources.list.selectAccount')}
            text={translate('resources.list.selectAccountHint')}
          />
        </ListCard>
      </>
    );
  }
  if (view.isPending) {
    return (
      <>
        {head}
        <ListCard>
          <ListSkeleton />
        </ListCard>
      </>
    );
  }
  return (
    <>
      {head}
      <WithRightAddress>
        <KeptParams names={ownParams}>
          <ListBase
            // Another account begins on its first page, with nothing selected.
            key={followsAccount ? accountId : declaration.name}
            resource={declaration.name}
            exporter={false}
            authLoading={<ListSkeleton />}
            // Search and page live in the address: a list that is opened anew begins anew.
            storeKey={false}
            sort={view.sort}
            perPage={view.perPage}
            filter={permanent}
            // Failures are told where the rows would be, with a way to try again.
            queryOptions={{ onError: () => undefined }}
          >
            <KeepsChoices keep={view.keep}>
              <RowsAtHand />
              <Selection filter={permanent}>
                <Deletion>
                  <ShownColumnsProvider value={view.columns}>
                    <ListCard>
                      <OwnAddress path={path} withoutQuery>
                        <DeclaredToolbar
                          accountId={followsAccount ? accountId : null}
                          allColumns={view.all}
                          onColumns={(columns) => view.keep({ columns: columns && [...columns] })}
                          more={more ?? <ListMenu />}
                          hasOwnRows={OwnRows !== undefined}
                        />
                      </OwnAddress>
                      <ListBody empty={<EmptyList action={<AddButton />} />}>
                        {OwnRows ? <OwnRows /> : <Rows actions={actions} />}
                      </ListBody>
                      <BatchBar />
                      <ListPager />
                    </ListCard>
                  </ShownColumnsProvider>
                </Deletion>
              </Selection>
            </KeepsChoices>
          </ListBase>
        </KeptParams>
      </WithRightAddress>
    </>
  );
}
