import { useEffect, type RefObject } from 'react';
import { useRecordContext } from 'react-admin';

/**
 * Puts the focus where the user can type immediately: in the first empty input of a new row, and in
 * the first input of an existing row, whose empty inputs may be far below.
 */
export function FocusOnOpen({ within }: { within: RefObject<HTMLElement | null> }) {
  const isNew = useRecordContext()?.id === undefined;
  useEffect(() => {
    const inputs = within.current?.querySelectorAll<HTMLInputElement>(
      'input:not([disabled], [type="checkbox"], [role="combobox"], [aria-hidden="true"])',
    );
    const all = [...(inputs ?? [])];
    (all.find(({ value }) => isNew && value === '') ?? all[0])?.focus();
  }, [within, isNew]);
  return null;
}
