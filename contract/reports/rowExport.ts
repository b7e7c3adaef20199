import { z } from 'zod';
import { batchFilters } from '../core/batch.ts';
import type { AnyResource } from '../core/resource.ts';
import { FILE_FORMATS } from './fileFormat.ts';

/** How many rows are read at a time. */
export const EXPORT_PAGE_SIZE = 50;

const MAX_HEADINGS = 100;
const parameter = z.string().max(2000);
const headingsSchema = z.array(z.string().max(200)).max(MAX_HEADINGS);

function readHeadings(text: string, refinement: z.RefinementCtx): string[] {
  try {
    const read = headingsSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // Refused below, like any other text that is not a list of headings.
  }
  refinement.addIssue({ code: 'custom', message: 'type' });
  return z.NEVER;
}

/** Fields that a file can hold: all except structured ones that the server cannot put in words. */
export const exportableFields = (
  { fields }: AnyResource,
  inWords: readonly string[] = [],
): string[] =>
  Object.entries(fields)
    .filter(([name, { kind }]) => kind !== 'object' || inWords.includes(name))
    .map(([name]) => name);

/**
 * Query of an export: the list's own search, filters and sort, and the form of the file.
 * @param inWords structured fields that the server can put in words
 */
export const rowExportQuery = (resource: AnyResource, inWords: readonly string[]) => {
  const known = exportableFields(resource, inWords);
  const filters = ['id', ...batchFilters(resource)];
  return z.strictObject({
    // What the list takes; it is read in the same way.
    ...Object.fromEntries(filters.map((name) => [name, z.string().optional()])),
    /** Fields separated by commas, in the order of the file; absent: the columns of the list. */
    columns: parameter
      .refine((text) => text.split(',').every((name) => known.includes(name)), {
        error: 'choice',
      })
      .optional(),
    /** Headings of the columns as a JSON list; absent: the names of the fields. */
    headings: parameter.transform(readHeadings).optional(),
    fileName: z.string().trim().min(1).max(100).optional(),
    format: z.enum(FILE_FORMATS).optional(),
    lang: parameter.optional(),
    token: z.string().max(4000).optional(),
  });
};
