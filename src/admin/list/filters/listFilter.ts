import type { ReactNode } from 'react';

/** A filter of a list, as its chip shows it and as it is edited. */
export interface ListFilter {
  key: string;
  /** What it filters by: `Status`. */
  label: string;
  /** What its chip says while nothing is set, if that is not the label: `Find passenger`. */
  emptyLabel?: string;
  /** The chosen value, in words; null while it is not set. */
  text: string | null;
  clear: () => void;
  /** The editor that is shown below the chip. */
  editor: (close: () => void) => ReactNode;
  /** True if the editor is a dialog itself. */
  isDialog?: boolean;
}
