import type {
  accountFields as englishAccountFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishAccountFields> = {
  heading: 'Qualche dato in più',
  optional: 'Facoltativo',
  choose: 'Scegli…',
  none: 'Nessuna risposta',
  failed: 'Impossibile caricare le domande di questo account.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Le regole di viaggio consentono questa corsa.',
  failed:
    'Al momento non è possibile verificare le regole di viaggio. La verifica avverrà alla prenotazione.',
  stopped: 'Le regole di viaggio non consentono questa corsa',
  stoppedBy:
    'Bloccata da una regola di viaggio. %{rule} |||| Bloccata da %{smart_count} regole di viaggio. %{rule}',
  show: 'Mostra perché',
  limits: {
    trips: {
      outbound: 'Con questa corsa',
      return: 'Con il ritorno',
      both: 'Con l’andata e il ritorno',
    },
    maxAmount: '%{trips} il passeggero avrà speso %{used} su %{limit} %{period}.',
    frequency: '%{trips} il passeggero avrà fatto %{used} corse su %{limit} %{period}.',
  },
  periods: { day: 'al giorno', week: 'alla settimana', month: 'al mese' },
};
