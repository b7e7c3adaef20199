import { z } from 'zod';

/**
 * An event of `GET /v1/bookings/live`. It only names a trip: the receiver then reads the trip, so
 * that the permissions for reading apply.
 */
export const bookingLiveEventSchema = z.discriminatedUnion('type', [
  /** From now on every change is sent. Trips read earlier may have changed unnoticed. */
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('change'), bookingId: z.uuid() }),
]);
export type BookingLiveEvent = z.infer<typeof bookingLiveEventSchema>;
