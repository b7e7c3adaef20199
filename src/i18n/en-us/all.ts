import { all as english } from '../en/all.ts';
import { regionalTexts, type Spellings } from '../regionalTexts.ts';

export const spellings: Spellings = [
  ['Cancelled', 'Canceled'],
  ['cancelled', 'canceled'],
  ['Cancelling', 'Canceling'],
  ['cancelling', 'canceling'],
  ['Favourites', 'Favorites'],
  ['favourites', 'favorites'],
  ['Favourite', 'Favorite'],
  ['favourite', 'favorite'],
  ['travelling', 'traveling'],
  ['recognised', 'recognized'],
  ['recognise', 'recognize'],
  ['authorised', 'authorized'],
  ['kilometre', 'kilometer'],
  ['metres', 'meters'],
  ['Postal code', 'ZIP code'],
  ['postal code', 'ZIP code'],
  ['postcode', 'ZIP code'],
  ['Postcode', 'ZIP code'],
  ['E-mails', 'Emails'],
  ['e-mails', 'emails'],
  ['E-mail', 'Email'],
  ['e-mail', 'email'],
];

/** English as it is written in the United States. */
export const all = regionalTexts(english, spellings);
