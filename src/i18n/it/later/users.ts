import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Utenti', groups: 'Gruppi' },
  add: 'Aggiungi utente',
  edit: 'Modifica utente',
  created: 'L’utente è stato aggiunto',
  createFailed: 'Impossibile aggiungere l’utente',
  updated: 'L’utente è stato aggiornato',
  updateFailed: 'Impossibile aggiornare l’utente',
  createPassenger:
    'Aggiungi anche come passeggero, perché si possano prenotare corse per questa persona',
  passengerFailed: 'Impossibile aggiungere il passeggero',
  withoutPassenger: 'Continua senza passeggero',
  accounts: 'Account',
  addAccount: 'Aggiungi un account',
  removeAccount: 'Togli %{name}',
  accountMissing: 'Scelga almeno un account',
  alreadyAdded: 'L’utente è già stato aggiunto a questo account',
  moreAccounts: 'un altro |||| altri %{smart_count}',
  noAccount: 'nessun account',
  invited: 'in attesa',
  insist: 'Procedi comunque',
  invite: {
    first: 'Invia e-mail di accesso a %{name}',
    again: 'Invia di nuovo l’e-mail di accesso a %{name}',
    tip: 'Invia un’e-mail per impostare la password',
    tipAgain: 'Invia di nuovo l’e-mail (ultimo invio: %{when})',
    title: 'Inviare un’e-mail di accesso?',
    titleAgain: 'Inviare di nuovo l’e-mail di accesso?',
    text: '%{name} riceve a %{email} un link per impostare una password, valido una sola volta. Fino ad allora non cambia nulla.',
    textAgain: 'Ultimo invio: %{when}.',
    textElsewhere:
      '%{name} riceve a %{email} un’e-mail che indica dove accedere. Le password sono conservate presso %{provider}.',
    confirm: 'Invia',
    done: 'L’e-mail di accesso a %{name} è in arrivo',
    failed: 'L’e-mail non è stata inviata. Riprovi.',
  },
};
