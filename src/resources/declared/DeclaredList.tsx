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
import { OwnAddress } from '../../shell/OwnAddress.tsx';
import { PageHeader } from '../../list/PageHeader.tsx';
import { RowsAtHand } from '../../list/RowsAtHand.ts';
import { ListChoices } from '../../preferences/ListChoices.tsx';
import { BatchBar } from './batches/BatchBar.tsx';
import { Selection } from './batches/Selection.tsx';
import { correctedSearch } from './declaredAddress.ts';
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
  /** It is next to a heading that says what is added, so on a phone one word is enough. */
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
 * Shows the list if its query string is valid. Otherwise corrects the query string in the address
 * of the current page, so that a dialog over the list stays. It is a separate component so that
 * turning the page, which changes the address, redraws as little as possible.
 */
function WithRightAddress({ children }: { children: ReactNode }) {
  const { declaration } = useDeclared();
  const navigate = useNavigate();
  const right = correctedSearch(declaration, useLocation().search);
  useEffect(() => {
    if (right !== null) void navigate({ search: right }, { replace: true });
  }, [navigate, right]);
  return right === null ? children : null;
}

/** Rows as a table, or as cards if a table does not fit. */
function Rows({ actions }: { actions?: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <DeclaredCards actions={actions} /> : <DeclaredTable actions={actions} />;
}

export interface DeclaredListProps {
  /** Replaces the heading and add button, for example under tabs. */
  header?: ReactNode;
  /** At the end of the toolbar: further actions for the list; its own menu by default. */
  more?: ReactNode;
  /** Actions of each row; edit and delete by default. */
  actions?: ReactNode;
  /** Replaces the table and cards. */
  rows?: ComponentType;
}

/**
 * A list derived from its declaration: search, filters, sorting, paging, columns, batches of rows.
 * The address holds its place; order, page size and columns are remembered. A corporation admin
 * sees only the rows of the selected account, and none while no account is selected.
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
            // Another account starts on the first page, with nothing selected.
            key={followsAccount ? accountId : declaration.name}
            resource={declaration.name}
            exporter={false}
            // The console has a signed-in user, and its routes know who may see their page.
            disableAuthentication
            // Search and page are kept in the address only, so a list that is opened again starts
            // fresh.
            storeKey={false}
            sort={view.sort}
            perPage={view.perPage}
            filter={permanent}
            // Failures are shown in place of the rows, with a way to try again.
            queryOptions={{ onError: () => undefined }}
          >
            <ListChoices keep={view.keep}>
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
            </ListChoices>
          </ListBase>
        </KeptParams>
      </WithRightAddress>
    </>
  );
}
