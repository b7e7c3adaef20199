import type { SortPayload } from 'react-admin';
import type { AnyResource } from '../../../../contract/core/resource.ts';

/** The fields that an exported file can hold, starting with those that the list shows, in its order. */
export function exportedFields({ fields, list }: AnyResource, shown: readonly string[]): string[] {
  const plain = Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'object')
    .map(([name]) => name);
  return [...new Set([...shown, ...list.columns, ...plain])];
}

interface Shown {
  filters: Readonly<Record<string, unknown>>;
  sort: SortPayload;
}

/** What the list shows, as parameters of its export: the list's own, without the page. */
export function listQuery({ filters, sort }: Shown): Record<string, string> {
  const written = Object.entries(filters).map(
    ([name, value]) =>
      [name, Array.isArray(value) ? value.join(',') : String(value ?? '')] as const,
  );
  return {
    ...Object.fromEntries(written.filter(([, value]) => value !== '')),
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
  };
}
