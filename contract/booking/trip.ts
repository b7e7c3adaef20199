import { z } from 'zod';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { coordinates } from './geo.ts';
import { flightInfoSchema, placeSchema } from './request.ts';

/** Structured values of a booking as the API answers them. Amounts are minor units. */
export const personInfoSchema = z.object({
  givenName: z.string(),
  familyName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type PersonInfo = z.infer<typeof personInfoSchema>;

export const tripPlaceSchema = placeSchema;
export const tripWaypointsSchema = z.array(placeSchema);

export const tripVehicleSchema = z.object({
  /** Class that was booked, such as Saloon. */
  name: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  registration: z.string().nullable(),
  driverName: z.string().nullable(),
});
export type TripVehicle = z.infer<typeof tripVehicleSchema>;

/** What cancelling a trip late costs, as its fleet stated it with the price. */
export const cancellationTermsSchema = z.object({
  /** Until this many minutes before the pickup it costs nothing. */
  minutesBefore: z.int().min(0).max(43_200),
  /** What it costs after that, for one vehicle in minor units. */
  fee: z.int().min(0).max(100_000_000),
  /**
   * The fee is due at any time, because the pickup was moved when it was already too late to cancel
   * for nothing.
   */
  isDue: z.boolean().optional(),
});
export type CancellationTerms = z.infer<typeof cancellationTermsSchema>;

/** The assigned driver's last known position; the heading is in degrees clockwise from north. */
export const driverLocationSchema = coordinates.extend({
  heading: z.number().min(0).max(360).nullable().default(null),
});
export type DriverLocation = z.output<typeof driverLocationSchema>;

const amount = z.int();
export const tripPaymentSchema = z.object({
  type: z.enum(PAYMENT_TYPES),
  paymentMethod: z.object({ brand: z.string(), number: z.string() }).nullable(),
  /**
   * What happened to the amount held on the card, in minor units; absent until then, and without a
   * card.
   */
  charge: z
    .object({
      /** Held and not taken yet. */
      held: amount,
      charged: amount,
      /** Owed beyond what could be taken: to be settled by other means. */
      outstanding: amount,
    })
    .nullish(),
});
export type TripPayment = z.infer<typeof tripPaymentSchema>;

export const pricingDetailsSchema = z.object({
  currency: z.string(),
  price: amount,
  additionalFees: z.object({
    evaluatedServiceCharge: amount,
    waitingPrice: amount,
    tolls: amount,
    extras: amount,
  }),
  tip: z.object({ value: amount }),
  totalDiscount: amount,
  total: amount,
  passengerNoShowFee: amount.nullable(),
  passengerPrematureCancellationFee: amount.nullable(),
});
export type PricingDetails = z.infer<typeof pricingDetailsSchema>;

export const businessAccountConfigSchema = z.object({
  fields: z.array(z.object({ id: z.string(), title: z.string(), value: z.string() })),
});

export const tripFlightSchema = flightInfoSchema.extend({
  /** Found by the number's designator; null where the airline is not known. */
  airline: z.string().nullable(),
  arrivalTimeLocal: z.string().nullable(),
});
export type TripFlight = z.infer<typeof tripFlightSchema>;
/** What is said of a flight where its times do not matter. */
export const flightNameSchema = tripFlightSchema.pick({ airline: true, number: true });
export const bookingPropertiesSchema = z.object({ flightInfo: tripFlightSchema.nullable() });
export type TripProperties = z.infer<typeof bookingPropertiesSchema>;
