import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { addMinutes } from '../../contract/booking/schedule.ts';
import { BATCH_KEPT_HOURS } from '../../contract/core/batch.ts';
import { IMPORT_COLUMNS_KEPT_DAYS, IMPORT_KEPT_DAYS } from '../../contract/import/calls.ts';
import { EXPORT_KEPT_HOURS } from '../../contract/reports/calls.ts';
import { DELIVERY_KEPT_DAYS } from '../../contract/webhooks/events.ts';
import type { AppContext } from '../context.ts';
import {
  abandonedAttempts,
  batches,
  bookingNotices,
  bookingPickupChanges,
  dispatchEvents,
  emailChanges,
  idempotencyKeys,
  importIdentities,
  importRows,
  imports,
  mails,
  reportExports,
  sandboxMails,
  sandboxPaymentKeys,
  scimCalls,
  trackedEvents,
  usedReportTickets,
  webhookDeliveries,
} from '../db/tables/index.ts';
import { removeExpiredIdentityRecords } from '../identity/records.ts';

const DAY_MINUTES = 1440;
/** A client that repeats a write does so within a day. */
const IDEMPOTENCY_DAYS = 1;
/** Long before this, dispatch systems stop repeating an event, and we stop repeating a change. */
const DISPATCH_EVENT_DAYS = 14;
/** No request is under way for this long. */
const ABANDONED_DAYS = 7;
/** Long enough to compare a quarter with the one before it. */
const TRACKED_EVENT_DAYS = 180;
/** Long enough to see what a directory did last week. */
const SCIM_CALL_DAYS = 14;
/** Names and addresses are kept only as long as somebody may ask where their mail is. */
const MAIL_DAYS = 30;

/** Deletes what is no longer needed. */
export async function deleteOldRows(app: AppContext): Promise<void> {
  const { database } = app;
  const now = app.now();
  const before = (days: number) => addMinutes(now, -days * DAY_MINUTES);
  const keys = await database.orm
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before(IDEMPOTENCY_DAYS)));
  await database.orm
    .delete(abandonedAttempts)
    .where(lt(abandonedAttempts.createdAt, before(ABANDONED_DAYS)));
  const events = await database.orm
    .delete(dispatchEvents)
    .where(lt(dispatchEvents.receivedAt, before(DISPATCH_EVENT_DAYS)));
  const pickupChanges = await database.orm
    .delete(bookingPickupChanges)
    .where(lt(bookingPickupChanges.updatedAt, before(DISPATCH_EVENT_DAYS)));
  const tracked = await database.orm
    .delete(trackedEvents)
    .where(lt(trackedEvents.receivedAt, before(TRACKED_EVENT_DAYS)));
  await database.orm
    .delete(bookingNotices)
    .where(lt(bookingNotices.createdAt, before(DISPATCH_EVENT_DAYS)));
  const oldMails = await database.orm.delete(mails).where(lt(mails.createdAt, before(MAIL_DAYS)));
  await database.orm.delete(sandboxMails).where(lt(sandboxMails.receivedAt, before(MAIL_DAYS)));
  const exported = await database.orm
    .delete(reportExports)
    .where(lt(reportExports.createdAt, addMinutes(now, -EXPORT_KEPT_HOURS * 60)));
  const batched = await database.orm
    .delete(batches)
    .where(
      and(
        notInArray(batches.state, ['QUEUED', 'RUNNING']),
        lt(
          sql`coalesce(${batches.finishedAt}, ${batches.createdAt})`,
          addMinutes(now, -BATCH_KEPT_HOURS * 60).toISOString(),
        ),
      ),
    );
  // The columns of somebody's files are remembered longer than their contents.
  await database.orm.delete(imports).where(lt(imports.createdAt, before(IMPORT_COLUMNS_KEPT_DAYS)));
  const old = database.orm
    .select({ id: imports.id })
    .from(imports)
    .where(
      lt(
        sql`coalesce(${imports.finishedAt}, ${imports.createdAt})`,
        before(IMPORT_KEPT_DAYS).toISOString(),
      ),
    );
  const imported = await database.orm.delete(importRows).where(inArray(importRows.importId, old));
  await database.orm.delete(importIdentities).where(inArray(importIdentities.importId, old));
  await database.orm.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await database.orm.delete(usedReportTickets).where(lt(usedReportTickets.expiresAt, now));
  await database.orm
    .delete(sandboxPaymentKeys)
    .where(lt(sandboxPaymentKeys.createdAt, before(IDEMPOTENCY_DAYS)));
  const webhooks = await database.orm
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.occurredAt, before(DELIVERY_KEPT_DAYS)));
  await database.orm.delete(scimCalls).where(lt(scimCalls.createdAt, before(SCIM_CALL_DAYS)));
  const identityRecords = await removeExpiredIdentityRecords(database, now);
  app.log.info(
    {
      idempotencyKeys: keys.rowCount,
      dispatchEvents: events.rowCount,
      pickupChanges: pickupChanges.rowCount,
      trackedEvents: tracked.rowCount,
      identityRecords,
      reportExports: exported.rowCount,
      batches: batched.rowCount,
      importRows: imported.rowCount,
      mails: oldMails.rowCount,
      webhooks: webhooks.rowCount,
    },
    'old rows were deleted',
  );
}
