import type { shell as english } from '../en/shell.ts';
import type { Messages } from '../messages.ts';

export const shell: Messages<typeof english> = {
  floating: 'Auswahl',
  notices: 'Hinweise',
  product: '%{company} Business Solutions',
  nav: {
    label: 'Hauptnavigation',
    overview: 'Übersicht',
    trips: 'Fahrten',
    people: 'Personen',
    travelRestrictions: 'Beschränkungen',
    paymentMethods: 'Zahlungsarten',
    favourites: 'Favoriten',
    accounts: 'Konten',
    users: 'Benutzer',
    fleets: 'Taxiunternehmen',
    invoices: 'Rechnungen',
    reports: 'Berichte',
    operation: 'Betrieb',
    apiKeys: 'API-Schlüssel',
    webhooks: 'Webhooks',
    bookTrip: 'Fahrt buchen',
    signOut: 'Abmelden',
    open: 'Navigation öffnen',
    close: 'Navigation schließen',
    expand: 'Navigation ausklappen',
    collapse: 'Navigation einklappen',
    skipToContent: 'Zum Inhalt springen',
  },
  account: {
    label: 'Konto',
    placeholder: 'Alle Konten',
    search: 'Konten suchen',
    unavailable: 'Die Konten konnten nicht geladen werden',
  },
  profile: {
    menu: 'Profilmenü von %{name}',
    accountDetails: 'Mein Profil',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    language: 'Sprache',
    appearance: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'System',
    density: 'Dichte',
    comfortable: 'Bequem',
    compact: 'Kompakt',
    signOut: 'Abmelden',
    api: 'API-Dokumentation',
    opensNewTab: 'öffnet sich in neuem Tab',
    version: 'Version %{version}',
  },
  roles: {
    corporationAdmin: 'Kontoadministrator',
    bookingChannelAdmin: 'Flottenmanager',
  },
  pages: {
    bookTrip: 'Fahrt buchen',
    copyTrip: 'Erneut buchen',
    editTrip: 'Abholzeit ändern',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
  },
  accessDenied: {
    text: 'Diese Seite gehört nicht zu Ihrer Rolle.',
  },
  error: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Diese Seite konnte nicht angezeigt werden. Alles, was Sie gespeichert haben, ist noch da.',
    part: 'Das konnte nicht geladen werden.',
    update:
      'Es gibt eine neuere Version der Konsole. Laden Sie die Seite neu, um sie zu verwenden.',
    reload: 'Seite neu laden',
    back: 'Zur Startseite',
    requestId: 'Referenz für den Support: %{requestId}',
    generic:
      'Da ist etwas schiefgelaufen. Versuchen Sie es noch einmal und sagen Sie dem Support Bescheid, wenn es sich wiederholt.',
    network:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    notOurs:
      'Nicht der Server hat geantwortet, sondern etwas dazwischen, zum Beispiel die Anmeldeseite eines WLANs. Öffnen Sie eine andere Website, um sich dort anzumelden, und versuchen Sie es dann noch einmal.',
    timeout:
      'Der Server hat nicht rechtzeitig geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    notSent:
      'Sie sind offline, deshalb wurde nichts gesendet. Ihre Eingaben sind noch da: Versuchen Sie es erneut, sobald die Verbindung wieder besteht.',
  },
  offline: {
    lost: 'Keine Verbindung. Sie können weiterlesen, aber nichts senden, bis die Verbindung wieder besteht.',
    back: 'Die Verbindung ist wieder da.',
  },
};
