import type {
  accountFields as englishFields,
  policy as englishPolicy,
} from '../en/accountFields.ts';
import type { Messages } from '../messages.ts';

export const accountFields: Messages<typeof englishFields> = {
  heading: 'Encore quelques détails',
  optional: 'Facultatif',
  choose: 'Choisir…',
  none: 'Sans réponse',
  failed: 'Les questions de ce compte n’ont pas pu être chargées.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Rien dans vos règles de voyage ne s’oppose à cette course.',
  checking: 'Vérification de vos règles de voyage…',
  failed: 'Vos règles de voyage n’ont pas pu être vérifiées ; elles le seront à la réservation.',
  stopped: 'Vos règles de voyage s’opposent à cette course',
  limits: {
    maxAmount: 'Avec cette course, %{used} sur %{limit} %{period} sont utilisés.',
    frequency: 'Avec cette course, %{used} courses sur %{limit} %{period} sont utilisées.',
  },
  periods: { day: 'par jour', week: 'par semaine', month: 'par mois' },
};
