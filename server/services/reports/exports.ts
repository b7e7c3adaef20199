import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import type { ReportExport } from '../../../contract/reports/calls.ts';
import type { ReportPath } from '../../../contract/reports/paths.ts';
import { isWorkbook } from '../../../contract/reports/fileFormat.ts';
import { resourceOfExport } from '../../../contract/reports/paths.ts';
import { bookings } from '../../../contract/resources/bookings.ts';
import type { RequestContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { reportExportChunks, reportExports } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../db/audit.ts';
import { type Call } from '../verb.ts';
import { openReport } from './openReport.ts';
import { fileNameOf } from './reportFile.ts';

const LISTED = 20;

type Row = typeof reportExports.$inferSelect;

const answer = (row: Row): ReportExport => ({
  id: row.id,
  fileName: row.fileName,
  state: row.state,
  rowsDone: row.rowsDone,
  rowsTotal: row.rowsTotal,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

const ofCaller = ({ channel, actor }: RequestContext) =>
  and(eq(reportExports.channelId, channel.id), eq(reportExports.userId, actor.userId));

/** The caller's reports of the last day, the newest first. */
export async function listExports({ ctx }: Pick<Call, 'ctx'>): Promise<ReportExport[]> {
  const rows = await ctx.app.database.orm
    .select()
    .from(reportExports)
    .where(ofCaller(ctx))
    .orderBy(desc(reportExports.createdAt))
    .limit(LISTED);
  return rows.map(answer);
}

/**
 * Starts making a report in the background. Asking again for the same file while it is being made
 * answers the same report.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND as for the report itself
 */
export async function startExport({
  ctx,
  input: { path, query },
}: Call<{ path: ReportPath; query: Record<string, string> }>): Promise<ReportExport> {
  const report = await openReport(ctx, path, query);
  const { orm } = ctx.app.database;
  const wanted = {
    channelId: ctx.channel.id,
    userId: ctx.actor.userId,
    path,
    query,
    language: query['lang'] ? languageOf(query['lang']) : ctx.language,
  };
  try {
    return await inTransaction(ctx.app.database, async (tx) => {
      const [row] = await tx
        .insert(reportExports)
        .values({
          ...wanted,
          fileName: fileNameOf(report),
          state: 'QUEUED',
          createdAt: ctx.app.now(),
        })
        .returning();
      const queued = row!;
      const payload = { channelId: queued.channelId, exportId: queued.id };
      await ctx.app.jobs.enqueue(tx, 'report-export', payload);
      await audit(tx, ctx, {
        action: 'export',
        resource: resourceOfExport(path) ?? bookings.name,
        resourceId: queued.id,
      });
      return answer(queued);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const [running] = await orm
      .select()
      .from(reportExports)
      .where(
        and(
          ofCaller(ctx),
          eq(reportExports.path, path),
          eq(reportExports.query, query),
          eq(reportExports.language, wanted.language),
        ),
      )
      .orderBy(desc(reportExports.createdAt))
      .limit(1);
    if (!running) throw error;
    return answer(running);
  }
}

/**
 * Deletes a report; one that is being made is stopped.
 * @throws DomainError NOT_FOUND
 */
export async function dropExport({ ctx, input: { id } }: Call<{ id: string }>): Promise<void> {
  const dropped = await ctx.app.database.orm
    .delete(reportExports)
    .where(and(ofCaller(ctx), eq(reportExports.id, id)));
  if (dropped.rowCount === 0) throw new DomainError('NOT_FOUND');
}

/**
 * One of the caller's reports, until it is a day old.
 * @throws DomainError NOT_FOUND
 */
export async function getExport({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<ReportExport> {
  const [row] = await ctx.app.database.orm
    .select()
    .from(reportExports)
    .where(and(ofCaller(ctx), eq(reportExports.id, id)));
  if (!row) throw new DomainError('NOT_FOUND');
  return answer(row);
}

/** @throws DomainError NOT_FOUND until it is done, and for other people's reports */
export async function readyExport(ctx: RequestContext, id: string): Promise<{ fileName: string }> {
  if (!z.uuid().safeParse(id).success) throw new DomainError('NOT_FOUND');
  const [row] = await ctx.app.database.orm
    .select({ fileName: reportExports.fileName })
    .from(reportExports)
    .where(and(ofCaller(ctx), eq(reportExports.id, id), eq(reportExports.state, 'DONE')));
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** The pieces of a finished report, read one by one. */
export async function* exportPieces(
  ctx: RequestContext,
  id: string,
  fileName: string,
): AsyncGenerator<string | Uint8Array> {
  for (let position = -1; ;) {
    const [chunk] = await ctx.app.database.orm
      .select({ position: reportExportChunks.position, text: reportExportChunks.text })
      .from(reportExportChunks)
      .where(
        and(
          eq(reportExportChunks.channelId, ctx.channel.id),
          eq(reportExportChunks.exportId, id),
          gt(reportExportChunks.position, position),
        ),
      )
      .orderBy(asc(reportExportChunks.position))
      .limit(1);
    if (!chunk) return;
    yield isWorkbook(fileName) ? Buffer.from(chunk.text, 'base64') : chunk.text;
    position = chunk.position;
  }
}
