import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Business Solutions',
  welcome: 'Willkommen bei %{company}',
  intro:
    'Buchen Sie Taxis für Ihre Mitarbeiter und Gäste und behalten Sie alle Fahrten, Regeln und Quittungen im Blick.',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung wird geöffnet…',
  signInFailed:
    'Die Anmeldeseite ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  signInBrokenTitle: 'Die Anmeldung hat nicht funktioniert',
  signInBroken:
    'Die Anmeldung konnte nicht abgeschlossen werden. Vielleicht hat sie zu lange gedauert oder wurde in einem anderen Tab begonnen. Melden Sie sich erneut an.',
  signInDenied:
    'Die Anmeldeseite hat Sie nicht eingelassen: Die Anmeldung wurde dort abgebrochen, oder Ihr Konto dort darf diese Konsole nicht nutzen. Melden Sie sich erneut an oder fragen Sie Ihren Administrator.',
  refusedTitle: 'Sie können zurzeit nicht angemeldet werden',
  refused:
    'Die Anmeldeseite kennt Sie, aber der Server nimmt die Anmeldung nicht an. Versuchen Sie es in einigen Minuten noch einmal. Wenn es sich wiederholt, melden Sie sich ab und wieder an und sagen Sie dem Support Bescheid.',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
  language: 'Sprache',
  continueTo: 'Melden Sie sich an, um zur aufgerufenen Seite zu gelangen.',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  starting: 'Ihre Konsole wird geöffnet…',
  startFailedTitle: 'Die Konsole konnte nicht geöffnet werden',
  startFailed:
    'Ihr Profil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  startRefused:
    'Ihr Profil konnte nicht geladen werden: Der Server hat unerwartet geantwortet (Status %{status}). Versuchen Sie es gleich noch einmal.',
  partMissing:
    'Ein Teil davon konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  reload: 'Seite neu laden',
  noAccessTitle: 'Kein Zugang zu %{company}',
  noAccess:
    'Sie sind angemeldet, haben hier aber keine Rolle. Bitten Sie Ihren Administrator um Zugang oder melden Sie sich als jemand anderes an.',
  retry: 'Erneut versuchen',
  signOut: 'Abmelden',
  reference: 'Referenz: %{requestId}',
};
