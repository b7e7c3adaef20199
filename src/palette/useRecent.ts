import { useStore } from 'react-admin';
import { useMe } from '../shell/useMe.ts';
import { FOUND_GROUPS, type Command, type FoundRow } from './commands.ts';

/** As many as can be seen at a glance. */
const MOST = 5;

/** Always the same array, because the store compares it. */
const NONE: readonly Kept[] = [];

interface Kept {
  key: string;
  row?: FoundRow;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRow(value: unknown): value is FoundRow {
  if (typeof value !== 'object' || value === null) return false;
  const of = (name: keyof FoundRow): unknown => Reflect.get(value, name);
  return (
    [of('key'), of('label'), of('detail'), of('to')].every(isText) &&
    FOUND_GROUPS.some((group) => group === of('group'))
  );
}

/** The entries kept on the device that can still be read. */
export function readKept(stored: unknown): Kept[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const [key, row]: unknown[] = [Reflect.get(one, 'key'), Reflect.get(one, 'row')];
    if (!isText(key)) return [];
    return [isRow(row) ? { key, row } : { key }];
  });
}

/**
 * The user's recent choices in the palette, the latest first. Kept on this device under their id;
 * signing out erases it with their other data.
 */
export function useRecent() {
  const { id } = useMe();
  const [stored, setStored] = useStore<unknown>(`palette.recent.${id}`, NONE);
  const kept = readKept(stored);
  return {
    kept,
    keep({ key, row }: Command): void {
      const others = kept.filter((one) => one.key !== key);
      setStored([row ? { key, row } : { key }, ...others].slice(0, MOST));
    },
  };
}
