import { all as french } from '../fr/all.ts';
import { regionalTexts, type Spellings } from '../regionalTexts.ts';

export const spellings: Spellings = [
  ['à l’e-mail', 'au courriel'],
  ['de l’e-mail', 'du courriel'],
  ['l’e-mail', 'le courriel'],
  ['L’e-mail', 'Le courriel'],
  ['d’e-mails', 'de courriels'],
  ['d’e-mail', 'de courriel'],
  ['Cet e-mail', 'Ce courriel'],
  ['cet e-mail', 'ce courriel'],
  ['E-mails', 'Courriels'],
  ['e-mails', 'courriels'],
  ['E-mail', 'Courriel'],
  ['e-mail', 'courriel'],
  // Canada has no space before these signs.
  ['\u00a0?', '?'],
  ['\u00a0!', '!'],
  ['\u00a0;', ';'],
];

/** French as it is written in Canada. */
export const all = regionalTexts(french, spellings);
