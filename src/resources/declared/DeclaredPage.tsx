import { useEffect, useMemo, type ComponentType } from 'react';
import { ResourceContextProvider, useEvent, useNotify } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { DeclaredCreate, DeclaredEdit } from './DeclaredDialogs.tsx';
import { DeclaredProvider, type DeclaredPageValue } from './DeclaredContext.tsx';
import { DeclaredList } from './DeclaredList.tsx';
import { OwnAddress } from '../../list/OwnAddress.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { usePagePaths } from './usePagePaths.ts';

/** Hand-written views in place of derived ones. */
export interface Views {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType<{ id: string }>;
  /** The create and edit views stand in place of the list, and not over it. */
  replaceList?: boolean;
}

export type DeclaredPageProps = Pick<
  DeclaredPageValue,
  | 'declaration'
  | 'path'
  | 'isDeletable'
  | 'cells'
  | 'inputs'
  | 'batchNote'
  | 'deleteNote'
  | 'filter'
> &
  Partial<Pick<DeclaredPageValue, 'dialogWidth' | 'ownParams' | 'titles'>> &
  Views;

const ById = ({ edit: Edit }: { edit: ComponentType<{ id: string }> }) => (
  <Edit id={useParams()['id'] ?? ''} />
);

/** Whoever may not create is told so, and left with the list. */
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
 * The list stays mounted below the dialogs and so keeps its place; views that replace it go back to
 * the page and search in its address.
 */
export function DeclaredPage(props: DeclaredPageProps) {
  const {
    declaration,
    path,
    isDeletable,
    cells,
    inputs,
    batchNote,
    deleteNote,
    filter,
    titles,
    dialogWidth = 400,
    ownParams = NONE,
  } = props;
  const { list: List = DeclaredList, create: Create = DeclaredCreate, edit = DeclaredEdit } = props;
  const { may } = useGrants(declaration);
  const isOpen = useParams()['*'] !== '';
  const page = useMemo(() => {
    const look = { dialogWidth, isDeletable, cells, inputs, batchNote, deleteNote, filter, titles };
    return { declaration, path, ownParams, ...look };
  }, [
    declaration,
    path,
    ownParams,
    dialogWidth,
    isDeletable,
    cells,
    inputs,
    batchNote,
    deleteNote,
    filter,
    titles,
  ]);
  // One element for as long as it is the same list: a dialog over it draws nothing of it anew.
  const list = useMemo(() => <List />, [List]);
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
