import { z } from 'zod';
import type { AnyResource } from './resource.ts';

/** A field's value before and after a change; null stands for an empty one. */
export interface FieldChange {
  from: unknown;
  to: unknown;
}
/** Field → its change. */
export type Changes = Record<string, FieldChange>;

const historyChangeSchema = z.object({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** False where the values are not known: they were erased, or are older than the history. */
  isKept: z.boolean(),
});

/** One entry of a row's history, as GET /v1/<resource>/<id>/history answers it. */
export const historyEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** `create`, `update`, `delete`, `restore`, `erase-history`, or what a service did. */
  action: z.string(),
  /** Who did it; null for the server itself. */
  by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  changes: z.array(historyChangeSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Fields whose values say something about a person: the ones that can be erased. */
export const personalFields = (resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, { isPersonal }]) => isPersonal)
    .map(([name]) => name);
