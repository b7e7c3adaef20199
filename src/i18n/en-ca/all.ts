import { all as english } from '../en/all.ts';
import { regionalTexts } from '../regionalTexts.ts';

/** English as it is written in Canada. */
export const all = regionalTexts(english, [
  ['recognised', 'recognized'],
  ['authorised', 'authorized'],
  ['postcode', 'postal code'],
  ['Postcode', 'Postal code'],
  ['E-mails', 'Emails'],
  ['e-mails', 'emails'],
  ['E-mail', 'Email'],
  ['e-mail', 'email'],
]);
