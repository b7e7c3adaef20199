import { z } from 'zod';
import { PAYMENT_TYPES } from '../core/channel.ts';
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

export const tripPaymentSchema = z.object({
  type: z.enum(PAYMENT_TYPES),
  paymentMethod: z.object({ brand: z.string(), number: z.string() }).nullable(),
});
export type TripPayment = z.infer<typeof tripPaymentSchema>;

const amount = z.int();
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

export const bookingPropertiesSchema = z.object({
  flightInfo: flightInfoSchema
    .extend({ airline: z.string().nullable(), arrivalTimeLocal: z.string().nullable() })
    .nullable(),
});
export type TripProperties = z.infer<typeof bookingPropertiesSchema>;
