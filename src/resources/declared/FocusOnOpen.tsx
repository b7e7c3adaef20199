import { useEffect, type RefObject } from 'react';
import { useRecordContext } from 'react-admin';
import { useRowBeside } from '../../admin/list/beside/rowBeside.ts';

/**
 * Puts the focus where the user can type immediately: in the first empty input of a new row, and in
 * the first input of an existing row, whose empty inputs may be far below. A form beside its list
 * takes the focus itself, so that the keys J and K go on through the rows.
 */
export function FocusOnOpen({ within }: { within: RefObject<HTMLElement | null> }) {
  const isNew = useRecordContext()?.id === undefined;
  const isBeside = useRowBeside() !== null;
  useEffect(() => {
    if (isBeside) {
      within.current?.closest('dialog')?.focus({ preventScroll: true });
      return;
    }
    const inputs = within.current?.querySelectorAll<HTMLInputElement>(
      'input:not([disabled], [type="checkbox"], [role="combobox"], [aria-hidden="true"])',
    );
    const all = [...(inputs ?? [])];
    (all.find(({ value }) => isNew && value === '') ?? all[0])?.focus();
  }, [within, isNew, isBeside]);
  return null;
}
