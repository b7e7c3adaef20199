import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Channel } from '../../../contract/core/channel.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { LANGUAGES, type Language } from '../../../contract/core/languages.ts';
import {
  DIRECT_REPORT_ROWS,
  type ReportTicket,
  TICKET_SECONDS,
} from '../../../contract/reports/calls.ts';
import { invoiceOfPath } from '../../../contract/invoices/paths.ts';
import { tripOfReceiptPath } from '../../../contract/receipts/paths.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { usedReportTickets } from '../../db/tables/index.ts';
import { ticketKey } from '../../identity/secrets.ts';
import { receiptOf } from '../bookings/receiptOf.ts';
import { invoiceInReach } from '../invoices/readInvoice.ts';
import type { Call } from '../verb.ts';
import { readyExport } from './exports.ts';
import { isReportPath, openReport } from './openReport.ts';

const claimsSchema = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  exp: z.number(),
  channel: z.string(),
  path: z.string(),
  query: z.string(),
  language: z.enum(LANGUAGES),
});

/** A hash of the sorted parameters, without the ticket itself. */
function hashOf(parameters: Iterable<readonly [string, string]>): string {
  const rest = [...parameters].filter(([name]) => name !== 'token').toSorted(byName);
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url');
}
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a < b ? -1 : Number(a > b);

/**
 * How many rows a download has; 0 where it is always quick.
 * @throws DomainError as the download itself
 */
async function rowsOf(
  ctx: RequestContext,
  path: string,
  query: Record<string, string>,
): Promise<number> {
  if (isReportPath(path)) return (await openReport(ctx, path, query)).count(DIRECT_REPORT_ROWS + 1);
  const invoice = invoiceOfPath(path);
  const trip = tripOfReceiptPath(path);
  if (invoice !== null) await invoiceInReach(ctx.app.database.orm, ctx, invoice);
  else if (trip !== null) await receiptOf({ ctx, input: { id: trip } });
  else await readyExport(ctx, path.split('/')[3] ?? '');
  return 0;
}

/**
 * A ticket that opens one download once, only for its caller: encrypted, and bound to the path and
 * every parameter. What the download would refuse is already refused here.
 * @throws DomainError VALIDATION_FAILED, and as the download itself
 */
export async function issueTicket({
  ctx,
  input: { path, query },
}: Call<{ path: string; query: Record<string, string> }>): Promise<ReportTicket> {
  if ('token' in query)
    throw new DomainError('VALIDATION_FAILED', { errors: { 'query.token': { code: 'unknown' } } });
  const rows = await rowsOf(ctx, path, query);
  const now = Math.floor(ctx.app.now().getTime() / 1000);
  const claims = {
    channel: ctx.channel.id,
    path,
    query: hashOf(Object.entries(query)),
    language: ctx.language,
  };
  const token = await new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(ctx.actor.userId)
    .setJti(uuidv7())
    .setExpirationTime(now + TICKET_SECONDS)
    .encrypt(await ticketKey(ctx.app.database));
  return {
    token,
    url: `${path}?${new URLSearchParams({ ...query, token }).toString()}`,
    expiresAt: new Date((now + TICKET_SECONDS) * 1000).toISOString(),
    isLarge: rows > DIRECT_REPORT_ROWS,
  };
}

interface TicketUse {
  /** The path that is opened with the ticket. */
  path: string;
  parameters: URLSearchParams;
  /** Who opens it, where that is known; null: anybody who has it. */
  userId: string | null;
}

/**
 * Finds the owner of a ticket and uses it up. One conditional INSERT decides, so that only one of
 * two callers with the same ticket succeeds.
 * @throws DomainError TICKET_NOT_VALID for a ticket that is expired, used, altered or for something
 *   else
 */
export async function redeemTicket(
  app: AppContext,
  channel: Channel,
  { path, parameters, userId }: TicketUse,
): Promise<{ userId: string; language: Language }> {
  const refused = (cause?: unknown) => new DomainError('TICKET_NOT_VALID', { cause });
  const key = await ticketKey(app.database);
  const claims = await jwtDecrypt(parameters.get('token') ?? '', key, {
    currentDate: app.now(),
    contentEncryptionAlgorithms: ['A256GCM'],
    keyManagementAlgorithms: ['dir'],
  })
    .then(({ payload }) => claimsSchema.parse(payload))
    .catch((error: unknown) => {
      throw refused(error);
    });
  const fits =
    claims.channel === channel.id &&
    claims.path === path &&
    claims.query === hashOf(parameters) &&
    (userId === null || claims.sub === userId);
  if (!fits) throw refused();
  const used = await app.database.orm
    .insert(usedReportTickets)
    .values({
      channelId: channel.id,
      ticketId: claims.jti,
      expiresAt: new Date(claims.exp * 1000),
    })
    .onConflictDoNothing();
  if (used.rowCount !== 1) throw refused();
  return { userId: claims.sub, language: claims.language };
}
