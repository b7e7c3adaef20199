import type { SortPayload } from 'react-admin';

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
