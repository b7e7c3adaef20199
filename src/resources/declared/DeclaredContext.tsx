import { createContext, useContext, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { Batch } from '../../../contract/core/batch.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';

export interface BatchNoteProps {
  /** Previewed, but not started yet. */
  batch: Batch;
  isBusy: boolean;
  /** Previews it again with another option (`changeOptions`). */
  onOption: (options: Record<string, unknown>) => void;
}

export interface DeleteNoteProps {
  /** The rows that would be deleted. */
  rows: readonly RaRecord[];
  isBusy: boolean;
  /** The chosen options of the deletion (`deleteOptions`). */
  options: Readonly<Record<string, string>>;
  onOption: (options: Record<string, string>) => void;
}

export interface CellProps {
  /** Leaves nothing out: there is more room than in a row, as in a history. */
  isWhole?: boolean;
}

/** Where a declared page lives and how its dialogs look. */
export interface DeclaredPageValue {
  declaration: AnyResource;
  /** The list shows the deleted rows, which can only be restored. */
  isOfDeleted?: boolean;
  /** Path of the page; create and edit are `<path>/create` and `<path>/<id>` over the list. */
  path: string;
  /** Width of the create and edit dialogs in pixels. */
  dialogWidth: number;
  /** Parameters of the address that belong to the page and not to its list, for example its tab. */
  ownParams: readonly string[];
  /** Whether a row may be deleted; all rows if absent. */
  isDeletable?: (row: RaRecord) => boolean;
  /** Hand-written cells instead of derived ones, by column. They read the record context. */
  cells?: Record<string, ComponentType<CellProps>>;
  /** The initial columns where they are not the declared ones. */
  columns?: readonly string[] | undefined;
  /** The column that has a line of its own on a card, over its whole width, below the others. */
  lineOfCard?: string | undefined;
  /** A filter that the list always has and that is not offered to users. */
  filter?: Record<string, string>;
  /** Further information and questions about a batch before it is started. */
  batchNote?: ComponentType<BatchNoteProps>;
  /** Further questions before rows are deleted. */
  deleteNote?: ComponentType<DeleteNoteProps>;
  /** Message keys of the button and form that add a row, and of the form that changes one. */
  titles?: { add: string; edit: string };
  /** Message key of the label of the search, where the name of the resource would say too much. */
  searchLabel?: string;
  /** Hand-written inputs instead of derived ones, by field. They are in the form's context. */
  inputs?: Record<string, ComponentType>;
  /** Structures in words, by field, for places that take no elements. */
  valueTexts?: Record<string, (value: unknown, language: string) => Promise<string>>;
}

const DeclaredContext = createContext<DeclaredPageValue | null>(null);
export const DeclaredProvider = DeclaredContext.Provider;

/** @throws outside of a declared page */
export function useDeclared(): DeclaredPageValue {
  const value = useContext(DeclaredContext);
  if (!value) throw new Error('useDeclared must be used under a DeclaredPage.');
  return value;
}
