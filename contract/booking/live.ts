import { z } from 'zod';

/**
 * An event of `GET /v1/bookings/live`. It names a trip and tells nothing of it: whoever wants to
 * know reads the trip, by the rules that hold for reading.
 */
export const bookingLiveEventSchema = z.discriminatedUnion('type', [
  /** From now on every change is told. Trips read before may have changed unnoticed. */
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('change'), bookingId: z.uuid() }),
]);
export type BookingLiveEvent = z.infer<typeof bookingLiveEventSchema>;
