import { type SQL, sql } from 'drizzle-orm';
import { TRACKING_PATH } from '../../contract/booking/trackingPath.ts';
import { bookings } from './tables/index.ts';

/** Our own page of a booking, as its row keeps it: a path, so that it outlives a change of host. */
export const ownTrackingLink: SQL<string> = sql`${`${TRACKING_PATH}/`}::text || ${bookings.trackingToken}`;
