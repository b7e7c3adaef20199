import { z } from 'zod';

/** What an operator writes in a channel; the error for a wrong value says what to write instead. */

const isKnownTo = (ask: () => unknown): boolean => {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
};

/** Control characters and direction marks could make one name look like another. */
const HIDDEN = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

/** A name that people read. */
export const visibleText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((text) => !HIDDEN.test(text), {
      error: 'must not hold line breaks or characters that cannot be seen',
    });

const PICTURE =
  'must be a path on this server, such as /channels/logo.svg, an https:// address or a data:image/…;base64, one';
/**
 * A path of our own ("//host" would be another server), a web address, or the picture itself. No
 * commas: they separate the pictures where a page offers several.
 */
export const picture = z
  .string({ error: PICTURE })
  .regex(
    /^(?:\/(?![/\\])[^\s\\"'<>,]*|https?:\/\/[^\s/\\"'<>,]+[^\s\\"'<>,]*|data:image\/[a-z+]+;base64,[A-Za-z\d+/]+=*)$/,
    { error: PICTURE },
  );

const LINK = 'must be a web address, such as https://taxi.example.com/terms';
const isLanguage = (tag: string) => isKnownTo(() => Intl.getCanonicalLocales(tag));

/** Addresses of a document by language. */
export const linksByLanguage = z
  .record(z.string(), z.url({ protocol: /^https?$/, hostname: /./, error: LINK }))
  .superRefine((links, context) => {
    for (const tag of Object.keys(links))
      if (!isLanguage(tag))
        context.addIssue({
          code: 'custom',
          path: [tag],
          message: 'must stand under a language, such as en or fr',
        });
  });

export const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, {
  error: 'must be a colour of six hexadecimal digits, such as #1f7a4d',
});

const HOST =
  'must be a host name in small letters without scheme and port, such as taxi.example.com';
export const hostName = z
  .string({ error: HOST })
  .max(253, { error: HOST })
  .regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/, { error: HOST });

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'must be a country of ISO 3166-1, such as GB' });

const LOCALE = 'must be a language with its region, such as en-GB';
export const localeTag = z.string().min(2, { error: LOCALE }).refine(isLanguage, { error: LOCALE });

const CURRENCY = 'must be a currency of ISO 4217, such as GBP';
export const currencyCode = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: CURRENCY });

export const timeZone = z
  .string()
  .refine((zone) => isKnownTo(() => new Intl.DateTimeFormat('en', { timeZone: zone })), {
    error: 'must be a time zone of the IANA, such as Europe/London',
  });
