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
  withoutThese: 'Continua senza questi account',
  accounts: 'Account',
  addAccount: 'Aggiungi un account',
  removeAccount: 'Togli %{name}',
  accountMissing: 'Scelga almeno un account',
  alreadyAdded: 'L’utente è già stato aggiunto a questo account',
  moreAccounts: 'un altro |||| altri %{smart_count}',
  noAccount: 'nessun account',
  invited: 'Invitato',
  notJoined: 'in attesa',
  insist: 'Procedi comunque',
  email: {
    change: 'Cambia e-mail…',
    title: 'Cambia e-mail',
    text: 'Il nuovo indirizzo riceve un link per confermarlo. L’indirizzo attuale viene avvisato e può bloccare la modifica per un giorno. Poi ha effetto, e %{name} accede di nuovo.',
    label: 'Nuova e-mail',
    confirm: 'Chiedi la modifica',
    failed: 'Non è cambiato nulla. Riprovi.',
    asked: 'Entrambi gli indirizzi ricevono ora un’e-mail',
    waiting:
      'Sarà cambiata in %{email} quando l’indirizzo sarà confermato, al più presto il %{when}.',
    confirmed: 'Sarà cambiata in %{email} il %{when}.',
    stopped:
      'Una modifica in %{email} è stata bloccata dall’indirizzo attuale. Non se ne può chiedere un’altra fino al %{when}.',
    takeBack: 'Ritira la modifica',
    takenBack: 'La modifica è stata ritirata',
    signIn: 'Accedi di nuovo',
  },
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
