import { createContext, useContext, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { Batch } from '../../../contract/core/batch.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';

export interface BatchNoteProps {
  /** Looked at, and not started yet. */
  batch: Batch;
  isBusy: boolean;
  /** Has it looked at again, with something else to be done beside (`changeOptions`). */
  onOption: (options: Record<string, unknown>) => void;
}

export interface DeleteNoteProps {
  /** Those that would be deleted. */
  rows: readonly RaRecord[];
  isBusy: boolean;
  /** What else is to be done (`deleteOptions`), as it was chosen. */
  options: Readonly<Record<string, string>>;
  onOption: (options: Record<string, string>) => void;
}

/** Where a declared page lives and how its dialogs look. */
export interface DeclaredPageValue {
  declaration: AnyResource;
  /** Path of the page; create and edit are `<path>/create` and `<path>/<id>` over the list. */
  path: string;
  /** Width of the create and edit dialogs in pixels. */
  dialogWidth: number;
  /** Parameters of the address that are the page's, beside those of its list: its tab, say. */
  ownParams: readonly string[];
  /** Rows that may be deleted; all of them unless told. */
  isDeletable?: (row: RaRecord) => boolean;
  /** Hand-written cells in place of derived ones, by column. They read the record context. */
  cells?: Record<string, ComponentType>;
  /** Filter that the list always has, which nobody is offered. */
  filter?: Record<string, string>;
  /** What else there is to say and to ask of a batch before it is started. */
  batchNote?: ComponentType<BatchNoteProps>;
  /** What else there is to ask before rows are deleted. */
  deleteNote?: ComponentType<DeleteNoteProps>;
  /** Message keys of the button and form that add a row, and of the form that changes one. */
  titles?: { add: string; edit: string };
  /** Hand-written inputs in place of derived ones, by field. They stand in the form's context. */
  inputs?: Record<string, ComponentType>;
}

const DeclaredContext = createContext<DeclaredPageValue | null>(null);
export const DeclaredProvider = DeclaredContext.Provider;

/** @throws outside of a declared page */
export function useDeclared(): DeclaredPageValue {
  const value = useContext(DeclaredContext);
  if (!value) throw new Error('useDeclared must be used under a DeclaredPage.');
  return value;
}
