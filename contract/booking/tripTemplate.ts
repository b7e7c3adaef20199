import { z } from 'zod';

export const TEMPLATE_NAME_MAX = 60;
const name = z.string().trim().min(1).max(TEMPLATE_NAME_MAX);

/** Body of POST /v1/trip-templates. */
export const newTripTemplateSchema = z.strictObject({
  name,
  /** The trip that is booked again. */
  bookingId: z.uuid(),
  /** Whether the other admins of the trip's account see it too. */
  isShared: z.boolean().default(false),
});

/** Body of PATCH /v1/trip-templates/{id}. */
export const tripTemplateChangeSchema = z.strictObject({ name, isShared: z.boolean() }).partial();

/** A trip that was kept under a name, as its reader sees it. */
export const tripTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bookingId: z.uuid(),
  isShared: z.boolean(),
  /** Only its owner changes or deletes it. */
  isMine: z.boolean(),
  ownerName: z.string(),
  corporationName: z.string(),
  passengerName: z.string(),
  originAddress: z.string(),
  destinationAddress: z.string(),
});
export type TripTemplate = z.infer<typeof tripTemplateSchema>;
