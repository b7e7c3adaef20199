import { z } from 'zod';
import type { Field, OnDelete } from './fields.ts';
import type { AnyResource } from './resource.ts';

/** A reference that a deletion must heed. */
export interface HeededReference {
  resource: AnyResource;
  /** Name of the referring field. */
  name: string;
  effect: Exclude<OnDelete, 'keep'>;
  /** Filters of the referring list: only rows that match them count. */
  onlyWhile: Readonly<Record<string, readonly string[]>>;
}

const isHeeded = (field: Field): field is Field & { onDelete: Exclude<OnDelete, 'keep'> } =>
  field.kind === 'reference' && field.onDelete !== undefined && field.onDelete !== 'keep';

/** The references to a resource, among all of them, that deleting one of its rows must heed. */
export function heededReferences(
  resources: Iterable<AnyResource>,
  target: AnyResource,
): HeededReference[] {
  return [...resources].flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.to === target.name && isHeeded(field)
        ? [{ resource, name, effect: field.onDelete, onlyWhile: field.onlyWhile ?? {} }]
        : [],
    ),
  );
}

/** The list parameters that show the rows which refer to a row; null where no filter does. */
export function filterOfReference(
  { resource, name, onlyWhile }: HeededReference,
  id: string,
): Record<string, string> | null {
  const { scope, list } = resource;
  const filter =
    scope.by === 'corporation' && scope.field === name
      ? 'corporationId'
      : Object.entries(list.filters ?? {}).find(
          ([, { field, match }]) => field === name && match === 'in',
        )?.[0];
  if (filter === undefined) return null;
  const others = Object.entries(onlyWhile).map(([key, values]) => [key, values.join(',')] as const);
  return { [filter]: id, ...Object.fromEntries(others) };
}

export const useSchema = z.object({
  /** The resource whose rows refer to the one to be deleted, and the field that does. */
  resource: z.string(),
  field: z.string(),
  /** What happens to them: they prevent the deletion, lose the reference, or are deleted too. */
  effect: z.enum(['refuse', 'empty', 'delete']),
  count: z.int(),
  /** Parameters of their list that show them; null where the caller cannot list them. */
  filter: z.record(z.string(), z.string()).nullable(),
});
export type Use = z.infer<typeof useSchema>;

/** What deleting a row would mean: POST /v1/<resource>/deletion-check answers one for each id. */
export const deletionCheckSchema = z.object({
  id: z.uuid(),
  /** False while other rows prevent it, or a rule of the resource keeps the row. */
  isPossible: z.boolean(),
  uses: z.array(useSchema),
  /** Why a rule of the resource keeps the row, in the caller's language; null where none does. */
  keptBecause: z.string().nullable(),
});
export type DeletionCheck = z.infer<typeof deletionCheckSchema>;
