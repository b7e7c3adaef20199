import { useState } from 'react';
import { isText, useKept } from '../drafts/useKept.ts';
import type { Table } from './reading/readTable.ts';
import type { Source } from './useTableReading.ts';

/** Browsers store about five million characters for each tab. */
const MOST_CHARACTERS = 1_000_000;

/** What is left of a file when its page comes back. */
interface KeptFile {
  fileName: string;
  width: number;
  /** Null where it is too large to be kept. */
  table: Table | null;
}

const isKeptFile = (kept: unknown): kept is KeptFile | null =>
  kept === null ||
  (typeof kept === 'object' && 'table' in kept && 'fileName' in kept && isText(kept.fileName));

function isSmall({ lines }: Table): boolean {
  let characters = 0;
  return lines.every(({ cells }) => {
    // Quotes and commas are stored too.
    for (const cell of cells) characters += cell.length + 3;
    return characters < MOST_CHARACTERS;
  });
}

/** The file that was chosen, which is still there when its page comes back unless it is large. */
export function useKeptSource(name: string) {
  const [kept, setKept] = useKept<KeptFile | null>(`${name}.file`, null, isKeptFile);
  const [source, setSource] = useState<Source | null>(
    kept?.table ? { fileName: kept.fileName, table: kept.table } : null,
  );
  return {
    source,
    /** A file that has to be chosen again. */
    lost: source ? null : kept,
    setSource(next: Source | null) {
      setSource(next);
      setKept(
        next && {
          fileName: next.fileName,
          width: next.table.width,
          table: isSmall(next.table) ? next.table : null,
        },
      );
    },
  };
}
