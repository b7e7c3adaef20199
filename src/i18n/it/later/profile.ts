import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Dati personali',
  languageHint: 'Per le e-mail e, se disponibile, per la console.',
  copies: 'Copie delle prenotazioni per ospiti',
  copiesText: 'Riceve copia delle e-mail sulle corse prenotate per gli ospiti di questi account.',
  noCopies: 'Non riceve copie.',
  addCopies: 'Aggiungi un account',
  removeCopies: 'Niente più copie di %{name}',
  saved: 'Il profilo è stato salvato',
  savedNotShown:
    'Il profilo è stato salvato, ma non è stato possibile ricaricarlo. Ricarichi la pagina per vederlo.',
  failedToLoad: 'Impossibile caricare il profilo.',
  password: 'Password',
  passwordText:
    'Un link per impostare una nuova password viene inviato a %{email}. La nuova password termina tutte le sessioni.',
  passwordElsewhere: 'La password è conservata presso %{provider}. La cambi lì.',
  passwordSend: 'Invia link',
  passwordSent: 'Il link è in arrivo a %{email}',
  passwordFailed: 'Il link non è stato inviato. Riprovi.',
  sessions: 'Sessioni',
  sessionsText:
    'Dove è aperto l’accesso. Termini le sessioni che non riconosce, poi imposti una nuova password.',
  sessionsElsewhere: 'Le sessioni sono gestite presso %{provider}.',
  sessionsFailed: 'Impossibile caricare le sessioni.',
  device: '%{browser} su %{system}',
  unknownDevice: 'Dispositivo sconosciuto',
  signedIn: 'Accesso: %{when}',
  lastUsed: 'ultimo uso: %{when}',
  thisOne: 'Questa sessione',
  end: 'Termina',
  endOf: 'Termina la sessione: %{device}, accesso %{when}',
  ended: 'La sessione è stata terminata',
  endFailed: 'La sessione non è stata terminata. Riprovi.',
  signOut: 'Esci',
  close: 'Chiudi',
};
