import { useEffect, useMemo, type ComponentType } from 'react';
import { ResourceContextProvider, useEvent, useNotify } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { isUuid } from '../../../contract/core/uuid.ts';
import { DeclaredCreate, DeclaredEdit } from './DeclaredDialogs.tsx';
import { DeclaredProvider, type DeclaredPageValue } from './DeclaredContext.tsx';
import { DeclaredList } from './DeclaredList.tsx';
import { NotFoundPage } from '../../shell/pages/NotFoundPage.tsx';
import { OwnAddress } from '../../shell/OwnAddress.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { usePagePaths } from './usePagePaths.ts';

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
  | 'searchLabel'
> &
  Partial<Pick<DeclaredPageValue, 'dialogWidth' | 'ownParams' | 'titles'>> &
  Views;

const ById = ({ edit: Edit }: { edit: ComponentType<{ id: string }> }) => (
  <Edit id={useParams()['id'] ?? ''} />
);

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

/**
 * A list with its create and edit dialogs over it, by route: `path`, `path/create`, `path/<id>`.
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
    const look = { dialogWidth, cells, columns, inputs, valueTexts, titles, searchLabel };
    const asks = { batchNote, deleteNote };
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
    titles,
    searchLabel,
  ]);
  // The same element for the same list, so that a dialog over it does not redraw it.
  const list = useMemo(() => <List />, [List]);
  // Such an address never named a row, so none was deleted.
  if (isOpen && below !== 'create' && !isUuid(below)) return <NotFoundPage />;
  return (
    <ResourceContextProvider value={declaration.name}>
      <DeclaredProvider value={page}>
        {props.replaceList && isOpen ? null : <OwnAddress path={path}>{list}</OwnAddress>}
        <Routes>
          <Route path="create" element={may('create') ? <Create /> : <NotAllowed />} />
          {may('update') && <Route path=":id" element={<ById edit={edit} />} />}
          <Route path="*" element={null} />
        </Routes>
      </DeclaredProvider>
    </ResourceContextProvider>
  );
}
