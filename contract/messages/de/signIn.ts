import type { SignInTexts } from '../en/signIn.ts';

export const signIn: SignInTexts = {
  signIn: 'Anmelden',
  intro:
    'Willkommen zurück. Melden Sie sich an, um Ihre Taxis bei %{name} zu buchen und zu verwalten.',
  language: 'Sprache',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  byMail: 'Mit einem Link per E-Mail anmelden',
  askPasswordTitle: 'Neues Passwort festlegen',
  askPassword:
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Wir senden dorthin einen Link, mit dem Sie ein neues Passwort festlegen.',
  askSignInTitle: 'Per E-Mail anmelden',
  askSignIn:
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Wir senden dorthin einen Link, der Sie einmal ohne Passwort anmeldet.',
  sendLink: 'Link senden',
  missingEmail: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
  tooManyMails: 'Es wurden zu viele Links angefordert. Versuchen Sie es %{later} noch einmal.',
  sentTitle: 'Sehen Sie in Ihrem Postfach nach',
  sent: 'Wenn sich hier jemand mit %{email} anmeldet, ist ein Link dorthin unterwegs. Das kann einige Minuten dauern. Kommt er nicht an, sehen Sie im Spam-Ordner nach und prüfen Sie die Schreibweise.',
  sendAgain: 'Andere E-Mail-Adresse verwenden',
  firstPasswordTitle: 'Legen Sie Ihr Passwort fest',
  passwordFor: 'Für %{email}',
  newPassword: 'Neues Passwort',
  passwordHint:
    'Mindestens %{min} Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  repeatPassword: 'Passwort wiederholen',
  savePassword: 'Speichern und anmelden',
  passwordTooShort: 'Das Passwort ist zu kurz. Verwenden Sie mindestens %{min} Zeichen.',
  passwordTooLong: 'Das Passwort ist zu lang. Verwenden Sie höchstens %{max} Zeichen.',
  passwordGuessable:
    'Dieses Passwort ist leicht zu erraten. Vermeiden Sie Ihren Namen, Ihre E-Mail-Adresse und immer gleiche Zeichen.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein. Geben Sie beide noch einmal ein.',
  linkTitle: 'Anmelden',
  linkFor: 'Sie melden sich als %{email} an.',
  linkGoneTitle: 'Dieser Link gilt nicht mehr',
  linkGone: 'Er wurde schon verwendet oder ist zu alt. Sie können einen neuen anfordern.',
  newLink: 'Neuen Link senden',
  keptElsewhereTitle: 'Ihr Passwort wird anderswo verwaltet',
  keptElsewhere:
    'Sie melden sich mit Ihrem Konto bei %{provider} an. Passwörter werden dort festgelegt und geändert.',
  back: 'Zurück zu %{name}',
  demo: 'Dies ist eine Demo. Formular ausfüllen als:',
  missing: 'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  wrongPassword:
    'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.',
  inactive: 'Dieser Zugang wurde deaktiviert. Wenden Sie sich an den Administrator Ihres Kontos.',
  tooManyAttempts: 'Zu viele falsche Passwörter. Versuchen Sie es %{later} noch einmal.',
  busy: 'Gerade melden sich viele Personen an. Versuchen Sie es in einigen Sekunden noch einmal.',
  titleOfError: 'Fehler: %{title}',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.',
  expiredTitle: 'Diese Seite ist veraltet',
  expired:
    'Die Anmeldung wurde vor zu langer Zeit oder in einem anderen Tab begonnen. Beginnen Sie neu.',
  failedTitle: 'Die Anmeldung hat nicht funktioniert',
  failed: 'Die Anfrage zur Anmeldung war ungültig. Beginnen Sie auf der ersten Seite neu.',
  startAgain: 'Neu beginnen',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOut: 'Bis bald.',
  signOutTitle: 'Abmelden?',
  signOut: 'Sie sind bei %{name} angemeldet.',
  signOutYes: 'Abmelden',
  signOutNo: 'Angemeldet bleiben',
  code: 'Code',
};
