import type { RaRecord } from 'react-admin';

/** Marks the element of a row, so that it can be given the focus. */
export const rowMark = (id: RaRecord['id']) => ({ 'data-row': id });

/**
 * The row that takes the place of deleted ones: the next remaining one, or else the last before
 * them.
 */
export function rowAfter(
  rows: readonly RaRecord[],
  deleted: readonly RaRecord[],
): RaRecord['id'] | null {
  const gone = new Set(deleted.map(({ id }) => id));
  const first = rows.findIndex(({ id }) => gone.has(id));
  const next = rows.slice(first).find(({ id }) => !gone.has(id));
  return next?.id ?? rows.slice(0, Math.max(first, 0)).at(-1)?.id ?? null;
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Puts the focus on a row or on its action; without a row, on the page's heading. */
export function focusRow(id: RaRecord['id'] | null): void {
  const row =
    id === null
      ? null
      : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  const target = row?.matches('[tabindex]') ? row : row?.querySelector<HTMLElement>(FOCUSABLE);
  (target ?? heading)?.focus();
}

const ROWS = '[data-row]';

/** The row that has the focus or contains it; null if there is none. */
export const rowWithFocus = (): string | null =>
  document.activeElement?.closest<HTMLElement>(ROWS)?.dataset['row'] ?? null;

/** The next or previous row; at either end the row itself, and the first row if it is not shown. */
export function rowBy(id: string | null, by: 1 | -1): string | null {
  const ids = [...document.querySelectorAll<HTMLElement>(ROWS)].map((row) => row.dataset['row']);
  const at = ids.indexOf(id ?? undefined);
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null;
}

/** Moves the focus by rows, starting at the focused one; to the first row if none is focused. */
export const focusRowBy = (by: 1 | -1): void => focusRow(rowBy(rowWithFocus(), by));
