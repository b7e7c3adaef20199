import { useEffect, useMemo, type ComponentType } from 'react';
import { ResourceContextProvider, useEvent, useNavigate, useNotify } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { isUuid } from '../../../contract/core/uuid.ts';
import { ListAndPanel } from '../../admin/list/beside/ListAndPanel.tsx';
import type { RowBeside } from '../../admin/list/beside/rowBeside.ts';
import { useHasRoomBeside } from '../../admin/list/beside/useHasRoomBeside.ts';
import { DeclaredCreate, DeclaredEdit } from './DeclaredDialogs.tsx';
import { DeclaredProvider, type DeclaredPageValue } from './DeclaredContext.tsx';
import { DeclaredList } from './DeclaredList.tsx';
import { NotFoundPage } from '../../shell/pages/NotFoundPage.tsx';
import { OwnAddress } from '../../shell/OwnAddress.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { editPath, usePagePaths } from './usePagePaths.ts';

/** Hand-written views instead of derived ones. */
export interface Views {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType<{ id: string }>;
  /** The create and edit views replace the list instead of covering it. */
  replaceList?: boolean;
}

export type DeclaredPageProps = Pick<
  DeclaredPageValue,
  | 'declaration'
  | 'path'
  | 'isDeletable'
  | 'cells'
  | 'inputs'
  | 'valueTexts'
  | 'batchNote'
  | 'deleteNote'
  | 'filter'
  | 'columns'
  | 'lineOfCard'
  | 'searchLabel'
> &
  Partial<Pick<DeclaredPageValue, 'dialogWidth' | 'ownParams' | 'titles'>> &
  Views;

/** Another row has a form of its own. */
function ById({ edit: Edit }: { edit: ComponentType<{ id: string }> }) {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
}

/** Tells users who may not create so, and leaves them on the list. */
function NotAllowed() {
  const { close } = usePagePaths();
  const notify = useNotify();
  const leave = useEvent(() => {
    notify('resources.form.notAllowed', { type: 'warning' });
    close();
  });
  useEffect(() => leave(), [leave]);
  return null;
}

const NONE: readonly string[] = [];

interface BesideProps {
  path: string;
  /** The row whose form is open; null for none. */
  id: string | null;
  width: number;
}

/** The open row, if its form is beside the list. */
function useBeside({ path, id, width }: BesideProps): RowBeside | null {
  const hasRoom = useHasRoomBeside(width);
  const navigate = useNavigate();
  // The address is read when it is left, because it changes with each page of the list.
  const open = useEvent((row: string) => {
    const { search } = window.location;
    void navigate(editPath({ path, search }, row), { replace: true });
  });
  const close = useEvent(() => {
    void navigate({ pathname: path, search: window.location.search }, { replace: true });
  });
  return useMemo(
    () => (hasRoom && id !== null ? { id, open, close } : null),
    [hasRoom, id, open, close],
  );
}

/**
 * A list with the form of a row beside it, and its other dialogs over it, by route: `path`,
 * `path/create`, `path/<id>`. Where the window has no room beside the list, all are over it.
 * The list stays mounted below the dialogs and so keeps its place; for views that replace it, the
 * address keeps the page and search to go back to.
 */
export function DeclaredPage(props: DeclaredPageProps) {
  const {
    declaration,
    path,
    isDeletable,
    cells,
    inputs,
    valueTexts,
    batchNote,
    deleteNote,
    filter,
    columns,
    lineOfCard,
    titles,
    searchLabel,
    dialogWidth = 400,
    ownParams = NONE,
  } = props;
  const { list: List = DeclaredList, create: Create = DeclaredCreate, edit = DeclaredEdit } = props;
  const { may } = useGrants(declaration);
  const below = (useParams()['*'] ?? '').replace(/\/$/, '');
  const isOpen = below !== '';
  const page = useMemo(() => {
    const look = { dialogWidth, cells, columns, lineOfCard, titles, searchLabel };
    const asks = { inputs, valueTexts, batchNote, deleteNote };
    return { declaration, path, ownParams, isDeletable, filter, ...look, ...asks };
  }, [
    declaration,
    path,
    ownParams,
    dialogWidth,
    isDeletable,
    cells,
    inputs,
    valueTexts,
    batchNote,
    deleteNote,
    filter,
    columns,
    lineOfCard,
    titles,
    searchLabel,
  ]);
  // The same element for the same list, so that a dialog over it does not redraw it.
  const list = useMemo(() => <List />, [List]);
  const beside = useBeside({
    path,
    id: isUuid(below) && may('update') ? below : null,
    width: dialogWidth,
  });
  // Such an address never named a row, so none was deleted.
  if (isOpen && below !== 'create' && !isUuid(below)) return <NotFoundPage />;
  const views = (
    <Routes>
      <Route path="create" element={may('create') ? <Create /> : <NotAllowed />} />
      {may('update') && <Route path=":id" element={<ById edit={edit} />} />}
      <Route path="*" element={null} />
    </Routes>
  );
  return (
    <ResourceContextProvider value={declaration.name}>
      <DeclaredProvider value={page}>
        {props.replaceList && isOpen ? (
          views
        ) : (
          <ListAndPanel beside={beside} list={<OwnAddress path={path}>{list}</OwnAddress>}>
            {views}
          </ListAndPanel>
        )}
      </DeclaredProvider>
    </ResourceContextProvider>
  );
}
