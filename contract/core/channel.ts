import { z } from 'zod';

export const PAYMENT_TYPES = ['businessAccount', 'cash', 'creditCard'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Switches an operator sets per channel. */
export const CHANNEL_FEATURES = ['address-vias', 'card-groups'] as const;

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const linksByLanguage = z.record(z.string(), z.url());

/** Who sells the trips, as receipts name them. */
export const sellerSchema = z.strictObject({
  name: z.string().min(1),
  /** Line by line. */
  address: z.array(z.string().min(1)).min(1),
  /** The number under which the seller pays tax. */
  taxNumber: z.string().min(1).nullable().default(null),
});

/**
 * A booking channel: one operator's brand and rules. The server reads it from CHANNELS_FILE; the
 * console finds the part below, with the sign-in and map settings, injected into its page.
 */
export const channelSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  humanReadableId: z.string(),
  name: z.string().min(1),
  /** Host names served with this brand, beside `<id>.localhost`. */
  hosts: z.array(z.string()).default([]),
  /** ISO 3166-1 alpha-2. */
  defaultCountry: z.string().length(2),
  /** BCP 47, for money and dates on screen. */
  locale: z.string(),
  /** ISO 4217. */
  currency: z.string().length(3),
  currencySymbol: z.string(),
  distanceUnit: z.enum(['mi', 'km']),
  /** IANA zone of the operator's home city; used until a pickup is known. */
  timeZone: z.string(),
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** For a light ground. */
  logo: z.string(),
  /** For a dark ground; without one the logo stands on a light plate there. */
  logoDark: z.string().optional(),
  /** Icon of the browser's tab. */
  favicon: z.string().default('/favicon.svg'),
  colorScheme: z.strictObject({ primary: hexColour, secondary: hexColour }),
  allowedPaymentMethods: z.array(z.enum(PAYMENT_TYPES)).min(1),
  features: z.array(z.enum(CHANNEL_FEATURES)),
  networkOnly: z.boolean().default(false),
  payment: z.strictObject({ provider: z.string() }),
  termAndConditionLinks: linksByLanguage,
  privacyPolicyLinks: linksByLanguage,
  /** Stands on receipts, with the tax that prices include. */
  seller: sellerSchema.nullable().default(null),
  /** In percent; null where receipts name no tax. What the tax is called follows from the country. */
  taxRate: z.number().min(0).max(100).nullable().default(null),
});
export type Channel = z.infer<typeof channelSchema>;

/** What the page gets: the channel and where it signs in, draws maps and calls the API. */
export const pageConfigSchema = channelSchema
  .omit({ hosts: true, seller: true, taxRate: true })
  .extend({
    version: z.string(),
    demo: z.boolean(),
    oidcAuthority: z.url(),
    oidcClientId: z.string(),
    /** Resource indicator asked for at sign-in; null where the provider knows no such thing. */
    oidcResource: z.string().nullable(),
    authCallbackUrl: z.url(),
    postLogoutUrl: z.url(),
    tileUrl: z.string(),
    tileAttribution: z.string(),
    /** Null: cards are paid with through the stand-in. */
    stripePublishableKey: z.string().nullable(),
  });
export type PageConfig = z.infer<typeof pageConfigSchema>;
