import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import { validate } from '../../../contract/core/validation.ts';
import {
  bookingRecipientsQuery,
  corporationAdminsQuery,
  REPORT_PATHS,
  type ReportPath,
  tripHistoryQuery,
} from '../../../contract/reports/calls.ts';
import type { RequestContext } from '../../context.ts';
import { bookingRecipients, corporationAdmins } from './people.ts';
import type { Report } from './report.ts';
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

const reports: Record<ReportPath, (ctx: RequestContext, query: unknown) => Promise<Report>> = {
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

/**
 * A report for the caller, in the language its query names.
 * @throws DomainError VALIDATION_FAILED naming each parameter, NOT_FOUND for another's account
 */
export function openReport(
  ctx: RequestContext,
  path: ReportPath,
  query: { lang?: string | undefined },
): Promise<Report> {
  const language = query.lang ? languageOf(query.lang) : ctx.language;
  return reports[path]({ ...ctx, language }, query);
}

export const isReportPath = (path: string): path is ReportPath => path in reports;
