import { z } from 'zod';
import {
  countryCode,
  currencyCode,
  hexColour,
  hostName,
  linksByLanguage,
  localeTag,
  picture,
  timeZone,
  visibleText,
} from './brandFields.ts';
import { PAYMENT_TYPES } from './paymentTypes.ts';

/** Switches an operator sets per channel. */
export const CHANNEL_FEATURES = ['address-vias', 'card-groups'] as const;

/** Who sells the trips, as receipts name them. */
export const sellerSchema = z.strictObject({
  name: z.string().min(1),
  address: z.array(z.string().min(1)).min(1).describe('Line by line.'),
  taxNumber: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('The number under which the seller pays tax.'),
});

/**
 * A booking channel: one operator's brand and rules. The server reads it from CHANNELS_FILE; the
 * console gets the part below, with the sign-in and map settings, in its page. The descriptions
 * also go into docs/channels.schema.json.
 */
export const channelSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, {
      error: 'must begin with a small letter and have small letters, digits and hyphens only',
    })
    .describe('Kept with every row of the channel: never change it.'),
  humanReadableId: z.string().describe('An id that people can read, for programs that ask for it.'),
  name: visibleText(80).describe('The name that customers read.'),
  shortName: visibleText(30)
    .optional()
    .describe('Stands below the icon of the installed console; else the first words of the name.'),
  hosts: z
    .array(hostName)
    .default([])
    .describe('Host names served with this brand, beside <id>.localhost.'),
  defaultCountry: countryCode.describe('ISO 3166-1 alpha-2.'),
  locale: localeTag.describe('BCP 47, for money and dates on screen.'),
  currency: currencyCode.describe('ISO 4217.'),
  currencySymbol: z.string(),
  distanceUnit: z.enum(['mi', 'km'], { error: 'must be mi or km' }),
  timeZone: timeZone.describe(
    "IANA zone of the operator's home city; used until a pickup is known.",
  ),
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .describe('Where maps and address searches begin.'),
  logo: picture.describe('For a light ground.'),
  logoDark: picture
    .optional()
    .describe('For a dark ground; without one the logo stands on a light plate there.'),
  favicon: picture.default('/favicon.svg').describe("Icon of the browser's tab."),
  colorScheme: z
    .strictObject({ primary: hexColour, secondary: hexColour })
    .describe('Where a colour would not read, a darker or lighter one of the same hue is taken.'),
  allowedPaymentMethods: z.array(z.enum(PAYMENT_TYPES)).min(1),
  features: z.array(z.enum(CHANNEL_FEATURES)).describe('Switches.'),
  networkOnly: z.boolean().default(false),
  payment: z.strictObject({ provider: z.string() }),
  termAndConditionLinks: linksByLanguage.describe('By language; en serves the others.'),
  privacyPolicyLinks: linksByLanguage.describe('By language; en serves the others.'),
  seller: sellerSchema
    .nullable()
    .default(null)
    .describe('Stands on receipts, with the tax that prices include.'),
  taxRate: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .default(null)
    .describe(
      'In percent; null where receipts name no tax. What the tax is called follows from the country.',
    ),
});
export type Channel = z.infer<typeof channelSchema>;

/** What the page gets: the channel and where it signs in, draws maps and calls the API. */
export const pageConfigSchema = channelSchema
  .omit({ hosts: true, seller: true, taxRate: true })
  .extend({
    version: z.string(),
    demo: z.boolean(),
    /** Whether a service worker keeps a page to show while the server cannot be reached. */
    offlinePage: z.boolean(),
    oidcAuthority: z.url(),
    oidcClientId: z.string(),
    /** Resource indicator asked for at sign-in; null where the provider does not support them. */
    oidcResource: z.string().nullable(),
    authCallbackUrl: z.url(),
    postLogoutUrl: z.url(),
    tileUrl: z.string(),
    tileAttribution: z.string(),
    /** Null: the stand-in takes the card payments. */
    stripePublishableKey: z.string().nullable(),
  });
export type PageConfig = z.infer<typeof pageConfigSchema>;
