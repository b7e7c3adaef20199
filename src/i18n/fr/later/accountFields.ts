import type {
  accountFields as englishFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishFields> = {
  heading: 'Encore quelques détails',
  optional: 'Facultatif',
  choose: 'Choisir…',
  none: 'Sans réponse',
  failed: 'Les questions de ce compte n’ont pas pu être chargées.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Vos règles de voyage autorisent cette course.',
  failed: 'Vos règles de voyage n’ont pas pu être vérifiées ; elles le seront à la réservation.',
  stopped: 'Vos règles de voyage n’autorisent pas cette course',
  stoppedBy:
    'Une règle de voyage s’y oppose. %{rule} |||| %{smart_count} règles de voyage s’y opposent. %{rule}',
  show: 'Voir pourquoi',
  limits: {
    trips: {
      outbound: 'Avec cette course',
      return: 'Avec le retour',
      both: 'Avec l’aller et le retour',
    },
    maxAmount: '%{trips}, le passager aura dépensé %{used} sur %{limit} %{period}.',
    frequency: '%{trips}, le passager aura pris %{used} courses sur %{limit} %{period}.',
  },
  periods: { day: 'par jour', week: 'par semaine', month: 'par mois' },
};
