import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Passeggeri recenti',
  none: 'Nessuna corrispondenza in questo account.',
  add: 'Aggiungi ospite',
  addNamed: 'Aggiungi «%{text}» come ospite',
  addHint: 'Non è nell’elenco? Prenota per un ospite',
  phone: 'Telefono',
  phoneLocked: 'È il numero registrato. Si può cambiare in Persone.',
  noPhone: 'L’autista non può chiamare %{name}: nessun numero di telefono registrato.',
  addPhone: 'Inserisci un telefono',
  guest: {
    title: 'Aggiungi ospite',
    close: 'Scegli dall’elenco',
    givenName: 'Nome',
    familyName: 'Cognome',
    phoneNumber: 'Telefono',
    phoneHint: 'L’autista chiama questo numero.',
    email: 'E-mail',
    keep: 'Salva come ospite di %{account}',
    keptHint: 'La prossima volta l’ospite si troverà per nome.',
    notKeptHint: 'L’ospite vale solo per questa corsa.',
  },
};
