import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import { runBatch } from '../services/batches/runBatch.ts';
import { runImport } from '../services/imports/runImport.ts';
import { reconcileBookings } from '../services/bookings/reconcile.ts';
import { foldTripCounts, recountTrips } from '../services/bookings/tripCounts.ts';
import { foldTripFigures } from '../services/figures/keepFigures.ts';
import { cancelAtDispatch, pushBooking } from '../services/dispatch/pushBooking.ts';
import { pushChange } from '../services/dispatch/pushChange.ts';
import { deleteOldRows } from '../services/housekeeping.ts';
import { makeExport } from '../services/reports/makeExport.ts';
import { closeMonths } from '../services/invoices/closeMonths.ts';
import { sendMail } from '../services/mails/sendMail.ts';
import { deliverNotices } from '../services/notices/deliver.ts';
import { forgetCard } from '../services/payments/forgetCards.ts';
import { settlePayment } from '../services/payments/settle.ts';
import { applyEmailChanges } from '../services/users/applyEmailChanges.ts';
import { deliverWebhook } from '../services/webhooks/deliver.ts';
import { queueWebhooks } from '../services/webhooks/queue.ts';
import type { JobName, JobPayloads } from './jobs.ts';

type Handlers = { [N in JobName]: (app: AppContext, payload: JobPayloads[N]) => Promise<void> };

/** The function for each job. It may run twice with the same payload, and after any crash. */
export const handlers: Handlers = {
  'dispatch-create': pushBooking,
  'dispatch-update': pushChange,
  'dispatch-cancel': cancelAtDispatch,
  'deliver-notices': deliverNotices,
  'settle-payment': settlePayment,
  'forget-card': forgetCard,
  'send-mail': sendMail,
  'reconcile-bookings': reconcileBookings,
  'report-export': makeExport,
  'run-batch': runBatch,
  'run-import': runImport,
  'fold-trip-counts': foldTripCounts,
  'recount-trips': async (app) => void (await recountTrips(app)),
  'fold-trip-figures': foldTripFigures,
  'close-months': closeMonths,
  'deliver-webhook': deliverWebhook,
  'queue-webhooks': queueWebhooks,
  'apply-email-changes': applyEmailChanges,
  housekeeping: deleteOldRows,
};

/**
 * Runs a job in this process now. A job that names its channel reaches only that channel; timed
 * jobs reach all.
 */
export function runJob<N extends JobName>(
  app: AppContext,
  name: N,
  payload: JobPayloads[N],
): Promise<void> {
  // Timed jobs have no payload.
  const channelId = (payload as { channelId?: string } | null)?.channelId;
  return handlers[name](reaching(app, channelId ? { channelId } : 'everywhere'), payload);
}
