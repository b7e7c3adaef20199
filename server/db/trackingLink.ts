import { type SQL, sql } from 'drizzle-orm';
import { TRACKING_PATH } from '../../contract/booking/trackingPath.ts';
import { bookings } from './tables/index.ts';

/** Our own page of a booking, stored as a path, so that it survives a change of host. */
export const ownTrackingLink: SQL<string> = sql`${`${TRACKING_PATH}/`}::text || ${bookings.trackingToken}`;
