import { z } from 'zod';
import { FIELD_VALUE_MAX_LENGTH } from '../booking/accountFields.ts';
import { fareEstimateSchema } from '../booking/calls.ts';
import {
  bookingPropertiesSchema,
  businessAccountConfigSchema,
  driverLocationSchema,
  personInfoSchema,
  pricingDetailsSchema,
  tripPaymentSchema,
  tripPlaceSchema,
  tripVehicleSchema,
  tripWaypointsSchema,
} from '../booking/trip.ts';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { ROLES } from '../core/roles.ts';
import { rulesSchema } from '../policy/rules.ts';
import { WEBHOOK_TYPES } from '../webhooks/events.ts';

/** A user's role, and for a corporation admin the account. */
const userRoleSchema = z.strictObject({
  name: z.enum(ROLES),
  /** Null for a fleet manager, who sees every account. */
  corporationId: z.uuid().nullable(),
});

/** An account of whose guest bookings a user receives copies. */
const copiedAccountSchema = z.strictObject({
  id: z.uuid(),
  /** Only answered: a value that is sent is ignored. */
  name: z.string().max(255).optional(),
});

/** Answers to an account field that a budget is for. */
const budgetCodeSchema = z.strictObject({
  /** The title of the field. */
  field: z.string().trim().min(1).max(200),
  value: z.string().trim().min(1).max(FIELD_VALUE_MAX_LENGTH),
});

/** More accounts than anybody administers. */
const MOST_ACCOUNTS = 500;

const defaultPaymentMethodSchema = z
  .object({
    type: z.enum(PAYMENT_TYPES),
    /** A saved card's id; null for cash and the business account. */
    id: z.string().max(100).nullable(),
  })
  .refine(({ type, id }) => type === 'creditCard' || id === null, { error: 'reference' });

/** One way of paying or several, each once and in the usual order. */
const paymentTypesSchema = z
  .array(z.enum(PAYMENT_TYPES))
  .min(1)
  .max(PAYMENT_TYPES.length)
  .transform((chosen) => PAYMENT_TYPES.filter((type) => chosen.includes(type)))
  .pipe(z.array(z.enum(PAYMENT_TYPES)));

/**
 * The schemas of `object` fields, by their names in declarations. They are in their own file
 * because the console reads the declarations before zod is loaded.
 */
export const objectSchemas = {
  bookingProperties: bookingPropertiesSchema,
  businessAccountConfig: businessAccountConfigSchema,
  budgetCode: budgetCodeSchema,
  cardExpiration: z.strictObject({ year: z.int(), month: z.int().min(1).max(12) }),
  copiedAccounts: z.array(copiedAccountSchema).max(MOST_ACCOUNTS),
  defaultPaymentMethod: defaultPaymentMethodSchema,
  driverLocation: driverLocationSchema,
  locationTypes: z.array(z.string().max(60)).max(20),
  paymentTypes: paymentTypesSchema,
  personInfo: personInfoSchema,
  pricingDetails: pricingDetailsSchema,
  rules: rulesSchema,
  tripFare: fareEstimateSchema.omit({ geometry: true }),
  tripPayment: tripPaymentSchema,
  tripPlace: tripPlaceSchema,
  tripVehicle: tripVehicleSchema,
  tripWaypoints: tripWaypointsSchema,
  userRoles: z.array(userRoleSchema).max(MOST_ACCOUNTS),
  webhookTypes: z.array(z.enum(WEBHOOK_TYPES)).max(WEBHOOK_TYPES.length),
} satisfies Record<string, z.ZodType>;

type Values = { [K in keyof typeof objectSchemas]: z.output<(typeof objectSchemas)[K]> };

declare module '../core/field.ts' {
  interface ObjectValues extends Values {}
}
