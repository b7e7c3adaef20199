import { and, eq, inArray } from 'drizzle-orm';
import { EXPORT_KEPT_HOURS } from '../../../contract/reports/calls.ts';
import { exportPagePath } from '../../../contract/reports/paths.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { preferredOrigin } from '../../config/origins.ts';
import type { AppContext, RequestContext, Transaction } from '../../context.ts';
import { reportExportChunks, reportExports, users } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../mails/queueMail.ts';
import { requester } from '../requester.ts';
import { openReport } from './openReport.ts';
import { fileOf } from './reportFile.ts';

/** How many characters are collected before they are written. */
const CHUNK_LENGTH = 256 * 1024;
/** How many rows there are between updates of the progress. */
const TOLD_EVERY = 5000;

interface Job {
  channelId: string;
  exportId: string;
}
type ExportRow = typeof reportExports.$inferSelect;

const isIt = ({ channelId, exportId }: Job) =>
  and(eq(reportExports.channelId, channelId), eq(reportExports.id, exportId));

/**
 * Makes a report in the background. After an interruption it starts from the beginning; if the
 * report was deleted meanwhile, it stops.
 */
export async function makeExport(app: AppContext, job: Job): Promise<void> {
  const { orm } = app.database;
  const [row] = await orm.select().from(reportExports).where(isIt(job));
  if (!row || row.state === 'DONE' || row.state === 'FAILED') return;
  try {
    // Reads the owner's present permissions, so that nothing is written that they may not see any
    // more.
    const ctx = await requester(app, row, row.language);
    if (ctx) await write(ctx, job, row);
    else await finish(app, job, 'FAILED');
  } catch (error) {
    await finish(app, job, 'FAILED');
    throw error;
  }
}

async function finish(
  app: AppContext,
  job: Job,
  state: 'DONE' | 'FAILED',
  tell?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(app.database, async (tx) => {
    const { rowCount } = await tx
      .update(reportExports)
      .set({ state, finishedAt: app.now() })
      .where(and(isIt(job), inArray(reportExports.state, ['QUEUED', 'RUNNING'])));
    if (rowCount === 1) await tell?.(tx);
  });
}

/** Mails the person who asked for it, who may have closed the console meanwhile. */
async function mailReady(
  { app, channel, actor, language }: RequestContext,
  tx: Transaction,
  file: { id: string; name: string; rows: number },
): Promise<void> {
  const [reader] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, actor.userId)));
  if (!reader) return;
  const { mail } = messages[language].reports;
  await queueMail(app, tx, {
    channel,
    fact: `${file.id} report ready`,
    recipient: reader.email,
    language,
    lifeMinutes: EXPORT_KEPT_HOURS * 60,
    content: {
      subject: mail.subject.replace('%{name}', () => file.name),
      heading: mail.heading,
      paragraphs: [mail.text],
      facts: [
        [mail.file, file.name],
        [mail.rows, new Intl.NumberFormat(language).format(file.rows)],
      ],
      button: {
        label: mail.button,
        url: preferredOrigin(app.config, channel) + exportPagePath(file.id),
      },
      footer: mail.footer,
    },
  });
}

async function write(
  ctx: RequestContext,
  job: Job,
  { path, query, fileName }: ExportRow,
): Promise<void> {
  const { app } = ctx;
  const report = await openReport(ctx, path, query);
  const rowsTotal = await report.count();
  const isKept = await inTransaction(app.database, async (tx) => {
    await tx
      .delete(reportExportChunks)
      .where(
        and(
          eq(reportExportChunks.channelId, job.channelId),
          eq(reportExportChunks.exportId, job.exportId),
        ),
      );
    return update(tx, job, { state: 'RUNNING', rowsDone: 0, rowsTotal });
  });
  if (!isKept) return;
  let text = '';
  let rowsDone = 0;
  let told = 0;
  let position = 0;
  const flush = async (length: number): Promise<boolean> => {
    const isIn = await inTransaction(app.database, async (tx) => {
      if (!(await update(tx, job, { rowsDone }))) return false;
      const chunk = text.slice(0, length);
      if (chunk) await tx.insert(reportExportChunks).values({ ...job, position, text: chunk });
      return true;
    });
    text = text.slice(length);
    position += 1;
    told = rowsDone;
    return isIn;
  };
  for await (const { data, rows } of fileOf(report)) {
    rowsDone += rows;
    if (typeof data === 'string') {
      text += data;
      // Text must not be cut anywhere, because a character could be split.
      if (text.length < CHUNK_LENGTH && rowsDone - told < TOLD_EVERY) continue;
      if (!(await flush(text.length))) return;
    } else {
      // Each piece can be decoded separately, because its length is a multiple of four.
      text += Buffer.from(data).toString('base64');
      while (text.length > CHUNK_LENGTH) if (!(await flush(CHUNK_LENGTH))) return;
    }
  }
  if (!(await flush(text.length))) return;
  const file = { id: job.exportId, name: fileName, rows: rowsDone };
  await finish(app, job, 'DONE', (tx) => mailReady(ctx, tx, file));
}

/** Updates the report; false when it was deleted meanwhile. */
async function update(
  tx: Transaction,
  job: Job,
  values: Partial<Pick<ExportRow, 'state' | 'rowsDone' | 'rowsTotal'>>,
): Promise<boolean> {
  const { rowCount } = await tx.update(reportExports).set(values).where(isIt(job));
  return rowCount === 1;
}
