import { all as english } from '../en/all.ts';
import { regionalTexts, type Spellings } from '../regionalTexts.ts';

export const spellings: Spellings = [
  ['recognised', 'recognized'],
  ['recognise', 'recognize'],
  ['authorised', 'authorized'],
  ['postcode', 'postal code'],
  ['Postcode', 'Postal code'],
  ['E-mails', 'Emails'],
  ['e-mails', 'emails'],
  ['E-mail', 'Email'],
  ['e-mail', 'email'],
];

/** English as it is written in Canada. */
export const all = regionalTexts(english, spellings);
