import { importColumns } from '../../contract/import/columns.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { withOwnResources } from '../i18n/ownResources.ts';
import type { NamedColumn } from './matchColumns.ts';

type Labels = Record<string, { fields?: Record<string, string> } | undefined>;

const tripFiles = import.meta.glob<{ fields: Record<string, string> }>(
  '../i18n/*/later/tripImports.ts',
  { import: 'tripImports' },
);
const files = import.meta.glob<Labels>('../i18n/*/resources.ts', { import: 'resources' });

/** The texts of every language, no matter which one the page uses: files come in all of them. */
async function labelsOf(resource: AnyResource): Promise<Record<string, string>[]> {
  if (resource.importable?.booked) {
    const texts = await Promise.all(Object.values(tripFiles).map((load) => load()));
    return texts.map(({ fields }) => fields);
  }
  const all = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const language = path.split('/').at(-2) ?? '';
      return withOwnResources(language, { resources: await load() }).resources;
    }),
  );
  return all.map((resources) => resources[resource.name]?.fields ?? {});
}

/** The columns that a file of a resource can have, with all names of each. */
export async function namedColumns(resource: AnyResource): Promise<NamedColumn[]> {
  const labels = await labelsOf(resource);
  return importColumns(resource).map((column) => ({
    ...column,
    names: [
      column.heading,
      ...(column.part === 'prefix' ? [] : [column.field]),
      ...(column.part === 'prefix' ? [] : labels.flatMap((of) => of[column.field] ?? [])),
      ...column.known,
    ],
  }));
}
