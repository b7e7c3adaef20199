import type { ReactNode } from 'react';

/** A filter of a list as its chip shows it and as it is edited. */
export interface ListFilter {
  key: string;
  /** What it filters by: `Status`. */
  label: string;
  /** What its chip says while nothing is set, where that is not the label: `Find passenger`. */
  emptyLabel?: string;
  /** What it is set to, in words; null while it is not set. */
  text: string | null;
  clear: () => void;
  /** What is shown below the chip to set it. */
  editor: (close: () => void) => ReactNode;
  /** True where the editor is a dialog of its own. */
  isDialog?: boolean;
}
