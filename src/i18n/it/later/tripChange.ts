import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Cambia l’orario di partenza',
  before: 'Prenotato',
  after: 'Nuovo',
  fixed: 'Il resto della corsa',
  fixedText: 'Si può cambiare solo l’orario. Per cambiare altro, annulli e prenoti di nuovo.',
  same: 'Scelga un altro orario',
  save: 'Salva',
  saving: 'Salvataggio…',
  leave: 'Mantieni l’orario',
  kept: 'La corsa mantiene il suo orario finché il nuovo non è confermato.',
  repeat: 'Riprovi: l’orario cambia una volta sola.',
  done: 'Orario di partenza cambiato',
  doneText: 'Il taxi arriverà ora il %{time}. La società di taxi viene informata.',
  other: 'Modificata nel frattempo',
  otherText:
    'È stato scelto un altro orario, in un’altra scheda o da un’altra persona. Il taxi arriverà il %{time}.',
  trips: 'Torna alle corse',
  again: 'Prenota di nuovo',
  notChangeable: 'Questa corsa non si può più modificare',
  notChangeableText:
    'Il suo stato è «%{status}». Si può cambiare solo l’orario di partenza delle corse programmate.',
  unknown: 'Corsa non trovata',
  unknownText: 'Forse appartiene a un account che non gestisce o l’indirizzo è incompleto.',
  failed: 'Impossibile caricare la corsa',
  failedText: 'Controlli la connessione e riprovi. Quanto scritto resta.',
};
