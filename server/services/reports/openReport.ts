import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import { validate } from '../../../contract/core/validation.ts';
import {
  bookingRecipientsQuery,
  corporationAdminsQuery,
  tripHistoryQuery,
} from '../../../contract/reports/calls.ts';
import { REPORT_PATHS, type ReportPath } from '../../../contract/reports/paths.ts';
import { rowExportQuery } from '../../../contract/reports/rowExport.ts';
import { resourceOfExport } from '../../../contract/reports/paths.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext } from '../../context.ts';
import { bookingRecipients, corporationAdmins } from './people.ts';
import { inLanguageOf, type Report } from './report.ts';
import { rowExport } from './rowExport.ts';
import { tripHistory } from './tripHistory.ts';

interface Definition<S extends z.ZodType> {
  query: S;
  open(ctx: RequestContext, query: z.output<S>): Promise<Report>;
}
const define =
  <S extends z.ZodType>({ query, open }: Definition<S>) =>
  async (ctx: RequestContext, input: unknown) => {
    const parsed = validate(query, input);
    if (!parsed.ok) throw new DomainError('VALIDATION_FAILED', parsed);
    return open(ctx, parsed.value);
  };

const reports: Record<
  (typeof REPORT_PATHS)[keyof typeof REPORT_PATHS],
  (ctx: RequestContext, query: unknown) => Promise<Report>
> = {
  [REPORT_PATHS.tripHistory]: define({ query: tripHistoryQuery, open: tripHistory }),
  [REPORT_PATHS.corporationAdmins]: define({
    query: corporationAdminsQuery,
    open: corporationAdmins,
  }),
  [REPORT_PATHS.bookingRecipients]: define({
    query: bookingRecipientsQuery,
    open: bookingRecipients,
  }),
};

/** The function that opens the report of a path; undefined where there is none. */
function readerOf(path: string) {
  if (isNamed(path)) return reports[path];
  const binding = catalogue.get(resourceOfExport(path) ?? '');
  if (!binding) return undefined;
  const query = rowExportQuery(binding.resource, Object.keys(binding.options.inWords ?? {}));
  return define({ query, open: (ctx, parameters) => rowExport(ctx, binding, parameters) });
}
const isNamed = (path: string): path is keyof typeof reports => path in reports;

/**
 * A report for the caller, in the language its query names.
 * @throws DomainError VALIDATION_FAILED naming each parameter, NOT_FOUND for somebody else's
 *   account and for a path without a report, FORBIDDEN for rows that the caller may not list
 */
export function openReport(
  ctx: RequestContext,
  path: ReportPath,
  query: { lang?: string | undefined },
): Promise<Report> {
  const open = readerOf(path);
  if (!open) throw new DomainError('NOT_FOUND');
  return open(inLanguageOf(ctx, query), query);
}

export const isReportPath = (path: string): path is ReportPath => readerOf(path) !== undefined;
