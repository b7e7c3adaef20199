import { z } from 'zod';
import type { FieldErrors } from '../core/errors.ts';
import { joinPhone } from '../core/phone.ts';
import { validate } from '../core/validation.ts';
import { guestInfoSchema, type GuestInfo } from './guestInfo.ts';

/** The guest form as typed. It keeps its texts while the user searches the list. */
export const draftGuestSchema = z.object({
  /** The form is open: this guest travels, and not somebody from the list. */
  isOpen: z.boolean(),
  givenName: z.string(),
  familyName: z.string(),
  phone: z.object({ country: z.string(), text: z.string() }),
  email: z.string(),
  /** The guest is added to the account's list together with the booking. */
  isKept: z.boolean(),
});
export type DraftGuest = z.infer<typeof draftGuestSchema>;

export const EMPTY_GUEST: DraftGuest = {
  isOpen: false,
  givenName: '',
  familyName: '',
  phone: { country: '', text: '' },
  email: '',
  isKept: true,
};

/** Whether anything was typed of a guest. */
export const isGuestTyped = ({ givenName, familyName, phone, email }: DraftGuest): boolean =>
  [givenName, familyName, phone.text, email].some((text) => text.trim() !== '');

/** What the form says of the guest, complete or not. */
export const guestInfoOf = ({ givenName, familyName, phone, email }: DraftGuest): GuestInfo => ({
  givenName: givenName.trim(),
  familyName: familyName.trim(),
  phoneNumber: joinPhone(phone) ?? '',
  email: email.trim() || null,
});

/** Why the form is not right yet, by field of `GuestInfo`; empty when it is. */
export function guestErrors(guest: DraftGuest): FieldErrors {
  const checked = validate(guestInfoSchema, guestInfoOf(guest));
  return checked.ok ? {} : checked.errors;
}

/** Words of family names that stay small: `van der Berg`. */
const SMALL =
  /^(?:al|af|av|d[aeiou]|da[ls]|de[lnrs]|della|do[sn]|el|e|la|le|ter|ten|v[ao]n|vom|zu[rm]?|y)$/;

/**
 * A name typed wholly in small letters as it is usually written; any other stays as it is.
 * @example capitalised('jane van der berg-roe') // 'Jane van der Berg-Roe'
 */
export const capitalised = (name: string): string =>
  name === name.toLowerCase()
    ? name
        .split(' ')
        .map((word, at) =>
          at > 0 && SMALL.test(word)
            ? word
            : word.replaceAll(/(?<=^|[-‐‑–]|\b[od]['’])\p{Ll}/gu, (letter) => letter.toUpperCase()),
        )
        .join(' ')
    : name;

const PHONE = /[+(]?\d[\d\s().-]{4,}\d/;
const EMAIL = /[^\s<>,;]+@[^\s<>,;]+/;

/**
 * Turns a search text into fields of the form: an e-mail address, a number, and the other words as
 * a name, the first being the given name, with capitals where none were typed. Fields that the text does not contain are left out.
 * @param country the country of a number without a plus
 * @example guestFromSearch('Jane Roe', 'GB') // { givenName: 'Jane', familyName: 'Roe' }
 */
export function guestFromSearch(text: string, country: string): Partial<DraftGuest> {
  const email = EMAIL.exec(text)?.[0];
  const withoutEmail = email ? text.replace(email, ' ') : text;
  const phone = PHONE.exec(withoutEmail)?.[0];
  const words = (phone ? withoutEmail.replace(phone, ' ') : withoutEmail)
    .split(/[\s<>,;()]+/)
    .filter(Boolean);
  // A proposal: what the form then shows can be changed.
  const [givenName = '', ...rest] = capitalised(words.join(' ')).split(' ');
  return {
    ...(givenName ? { givenName } : {}),
    ...(rest.length > 0 ? { familyName: rest.join(' ') } : {}),
    ...(phone ? { phone: { country, text: phone } } : {}),
    ...(email ? { email } : {}),
  };
}
