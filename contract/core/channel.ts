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
import { TAX_KINDS } from './tax.ts';

/** Switches an operator sets per channel. */
export const CHANNEL_FEATURES = ['address-vias', 'card-groups', 'installation'] as const;

/** Who sells the trips, as receipts name them. */
export const sellerSchema = z.strictObject({
  name: z.string().min(1),
  address: z.array(z.string().min(1)).min(1).describe('One entry for each line.'),
  taxNumber: z.string().min(1).nullable().default(null).describe('The tax number of the seller.'),
  taxNumberName: z
    .string()
    .min(1)
    .optional()
    .describe(
      'What taxNumber is called, as ABN or SIRET. Without it, the country decides: VAT number, for example.',
    ),
});

/** A seller on a receipt or an invoice. Invoices of earlier versions know less about the number. */
export const printedSellerSchema = sellerSchema.extend({
  /** The tax that the number is for, where the number has no name of its own. */
  taxKind: z.enum(TAX_KINDS).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().optional(),
});
export type PrintedSeller = z.infer<typeof printedSellerSchema>;

/** How the invoices of a channel are paid. */
export const invoicingSchema = z.strictObject({
  bank: z
    .strictObject({
      accountName: z.string().min(1),
      account: z.string().min(1).describe('IBAN, or the number of the account.'),
      branch: z
        .string()
        .min(1)
        .optional()
        .describe('The sort code, BSB or BIC that goes with the account.'),
    })
    .optional()
    .describe('Where accounts pay their invoices to.'),
  reference: z
    .string()
    .min(1)
    .max(60)
    .default('{number}')
    .describe(
      'What payers are asked to write: {number} stands for the number of the invoice, {code} for the code of the account.',
    ),
  terms: z.string().min(1).max(500).optional().describe('Printed at the end of every invoice.'),
  paymentDays: z
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe(
      'Days from an invoice to its payment, where nothing else is agreed with the account.',
    ),
});
export type Invoicing = z.infer<typeof invoicingSchema>;

/**
 * A booking channel: one operator's brand and rules. The server reads it from CHANNELS_FILE; the
 * console gets the part below, with the sign-in and map settings, in its page. The descriptions
 * also go into docs/channels.schema.json.
 */
export const channelSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, {
      error: 'must begin with a small letter and have only small letters, digits and hyphens',
    })
    .describe('It is stored with every row of the channel, so never change it.'),
  humanReadableId: z.string().describe('An id that people can read, for programs that need one.'),
  name: visibleText(80).describe('The name that customers read.'),
  shortName: visibleText(30)
    .optional()
    .describe(
      'The name below the icon of the installed console. The default is the first words of the name.',
    ),
  hosts: z
    .array(hostName)
    .default([])
    .describe('The host names that show this brand, in addition to <id>.localhost.'),
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
  logo: picture.describe('The logo for a light background.'),
  logoDark: picture
    .optional()
    .describe(
      'The logo for a dark background. Without it, the other logo is shown on a light plate there.',
    ),
  favicon: picture.default('/favicon.svg').describe("The icon of the browser's tab."),
  colorScheme: z
    .strictObject({ primary: hexColour, secondary: hexColour })
    .describe(
      'Where a colour would be hard to read, a darker or lighter one of the same hue is used.',
    ),
  allowedPaymentMethods: z.array(z.enum(PAYMENT_TYPES)).min(1),
  features: z.array(z.enum(CHANNEL_FEATURES)).describe('The features that are switched on.'),
  networkOnly: z
    .boolean()
    .default(false)
    .describe('Handed on to the page for programs that need it. The console does not use it.'),
  payment: z.strictObject({
    provider: z
      .string()
      .describe('The name of the card processor, by which calls may refer to it.'),
  }),
  termAndConditionLinks: linksByLanguage.describe(
    'Addresses by language. The one for en is used for all languages without their own.',
  ),
  privacyPolicyLinks: linksByLanguage.describe(
    'Addresses by language. The one for en is used for all languages without their own.',
  ),
  seller: sellerSchema
    .nullable()
    .default(null)
    .describe('Who sells the trips. Receipts show it, with the tax that is included in prices.'),
  taxRate: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .default(null)
    .describe(
      'In percent, or null if receipts do not mention tax. The country decides what the tax is called. Fleets can have rates of their own.',
    ),
  invoicing: invoicingSchema
    .nullable()
    .default(null)
    .describe('How invoices are paid. Without it, they name no bank and are due after 30 days.'),
});
export type Channel = z.infer<typeof channelSchema>;

/** What the page gets: the channel and where it signs in, draws maps and calls the API. */
export const pageConfigSchema = channelSchema
  .omit({ hosts: true, seller: true, taxRate: true, invoicing: true })
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
    /** Whether the built-in simulator plays the taxi companies. */
    hasSimulatedDispatch: z.boolean(),
  });
export type PageConfig = z.infer<typeof pageConfigSchema>;
