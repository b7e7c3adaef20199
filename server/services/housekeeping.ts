import { lt } from 'drizzle-orm';
import { addMinutes } from '../../contract/booking/schedule.ts';
import type { AppContext } from '../context.ts';
import { bookingPickupChanges, dispatchEvents, idempotencyKeys } from '../db/tables/index.ts';
import { removeExpiredIdentityRecords } from '../identity/records.ts';

const DAY_MINUTES = 1440;
/** A client that repeats a write does so within a day. */
const IDEMPOTENCY_DAYS = 1;
/** Dispatch systems give up sending an event long before, and we telling them of a change. */
const DISPATCH_EVENT_DAYS = 14;

/** Forgets what has had its time, and tidies the embedded store. */
export async function keepHouse(app: AppContext): Promise<void> {
  const { database } = app;
  const now = app.now();
  const before = (days: number) => addMinutes(now, -days * DAY_MINUTES);
  const keys = await database.orm
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before(IDEMPOTENCY_DAYS)));
  const events = await database.orm
    .delete(dispatchEvents)
    .where(lt(dispatchEvents.receivedAt, before(DISPATCH_EVENT_DAYS)));
  const pickupChanges = await database.orm
    .delete(bookingPickupChanges)
    .where(lt(bookingPickupChanges.updatedAt, before(DISPATCH_EVENT_DAYS)));
  const identityRecords = await removeExpiredIdentityRecords(database, now);
  await database.vacuumAnalyze();
  app.log.info(
    {
      idempotencyKeys: keys.rowCount,
      dispatchEvents: events.rowCount,
      pickupChanges: pickupChanges.rowCount,
      identityRecords,
    },
    'kept house',
  );
}
