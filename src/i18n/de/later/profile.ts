import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Über Sie',
  languageHint: 'Für E-Mails und, wenn verfügbar, für die Konsole.',
  copies: 'Kopien von Gästebuchungen',
  copiesText:
    'Sie erhalten eine Kopie der E-Mails zu Fahrten, die für Gäste dieser Konten gebucht werden.',
  noCopies: 'Sie erhalten keine Kopien.',
  addCopies: 'Konto hinzufügen',
  removeCopies: 'Keine Kopien von %{name} mehr',
  saved: 'Ihr Profil wurde gespeichert',
  savedNotShown:
    'Ihr Profil wurde gespeichert, konnte aber nicht neu geladen werden. Laden Sie die Seite neu, um es zu sehen.',
  failedToLoad: 'Ihr Profil konnte nicht geladen werden.',
  password: 'Passwort',
  passwordText:
    'An %{email} geht ein Link, mit dem Sie ein neues Passwort festlegen. Er beendet alle Ihre Sitzungen.',
  passwordElsewhere: 'Ihr Passwort wird bei %{provider} verwaltet. Ändern Sie es dort.',
  passwordSend: 'Link senden',
  passwordSent: 'Der Link ist unterwegs an %{email}',
  passwordFailed: 'Der Link wurde nicht gesendet. Versuchen Sie es noch einmal.',
  sessions: 'Sitzungen',
  sessionsText:
    'Wo Sie angemeldet sind. Beenden Sie Sitzungen, die Sie nicht kennen, und legen Sie dann ein neues Passwort fest.',
  sessionsElsewhere: 'Ihre Sitzungen werden bei %{provider} verwaltet.',
  sessionsFailed: 'Ihre Sitzungen konnten nicht geladen werden.',
  device: '%{browser} auf %{system}',
  unknownDevice: 'Unbekanntes Gerät',
  signedIn: 'Angemeldet %{when}',
  lastUsed: 'zuletzt verwendet %{when}',
  thisOne: 'Diese Sitzung',
  end: 'Beenden',
  endOf: 'Sitzung beenden: %{device}, angemeldet %{when}',
  ended: 'Die Sitzung wurde beendet',
  endFailed: 'Die Sitzung wurde nicht beendet. Versuchen Sie es noch einmal.',
  signOut: 'Abmelden',
  close: 'Schließen',
};
