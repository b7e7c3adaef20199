import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Rechnungsangaben',
  linked: 'Taxiunternehmen %{number}',
  addFleet: 'Taxiunternehmen hinzufügen',
  removeLinked: 'Taxiunternehmen %{number} löschen',
  removeTitle: 'Konto bei %{fleet} löschen?',
  removeText:
    'Sobald Sie speichern, kann %{fleet} diesem Konto keine Fahrten mehr berechnen. Frühere Fahrten bleiben, wie sie sind.',
  fleetMissing:
    'Verknüpfen Sie mindestens ein Taxiunternehmen, damit dem Konto Fahrten berechnet werden können.',
  notAllValid: 'Jedes Taxiunternehmen braucht eine gültige Kundennummer',
  invite: 'Einladen',
  inviteFor: 'Administrator von %{name} einladen',
  firstAdmin: {
    title: 'Ersten Administrator einladen?',
    text: '%{name} wurde hinzugefügt, aber noch kann sich niemand für dieses Konto anmelden. Der erste Administrator erhält eine E-Mail, fügt dann Mitarbeiter hinzu und bucht Fahrten.',
    confirm: 'Administrator einladen',
    later: 'Später',
  },
  validity: {
    validating: 'Das Taxiunternehmen wird nach dieser Nummer gefragt',
    valid: 'Das Taxiunternehmen kennt diese Nummer',
    invalid: 'Vermittlungskonto ungültig',
    unanswered:
      'Das Vermittlungssystem des Taxiunternehmens antwortet nicht. Versuchen Sie es gleich noch einmal.',
  },
  import: {
    title: 'Konten importieren',
    columns:
      'Die erste Zeile ist eine Überschrift und wird übergangen. Danach folgt je Zeile ein Konto mit den Spalten in dieser Reihenfolge: Kontoname, E-Mail des Administrators, Nummer des Vermittlungskontos, Sprache (ohne Angabe en).',
    looksLikeData:
      'Die erste Zeile sieht wie ein Konto aus und nicht wie Überschriften. Sie wird deshalb mit importiert.',
    onlyHeading: 'Unter der Überschrift steht nichts. Wählen Sie eine andere Datei.',
    chosen: '%{file}: %{smart_count} Konto |||| %{file}: %{smart_count} Konten',
    start: 'Importieren |||| Importieren (%{smart_count})',
    stop: 'Anhalten',
    stayHere:
      'Lassen Sie diese Seite geöffnet. Importierte Zeilen bleiben importiert, auch wenn Sie anhalten.',
    noAnswer:
      'Es kam keine Antwort. Versuchen Sie diese Zeile noch einmal: Sie wird nicht doppelt importiert.',
    counts: {
      accounts: '%{smart_count} Konto importiert |||| %{smart_count} Konten importiert',
      passengers: '%{smart_count} Fahrgast importiert |||| %{smart_count} Fahrgäste importiert',
      users: '%{smart_count} Benutzer importiert |||| %{smart_count} Benutzer importiert',
      existing:
        '%{smart_count} Zeile bereits vorhanden |||| %{smart_count} Zeilen bereits vorhanden',
      failed: '%{smart_count} Zeile mit Fehler |||| %{smart_count} Zeilen mit Fehlern',
      open: '%{smart_count} Zeile noch nicht importiert |||| %{smart_count} Zeilen noch nicht importiert',
    },
    retry: 'Übrige noch einmal versuchen',
    results: 'Ergebnisse anzeigen',
    resultsTitle: 'Ergebnisse des Imports',
    summary: 'Zusammenfassung',
    line: 'Zeile %{line}',
    notSent: 'Noch nicht importiert',
    states: { success: 'Importiert', existing: 'Vorhanden', failed: 'Fehler' },
    isNew: 'hinzugefügt',
    wasThere: 'war schon vorhanden',
    parts: {
      businessAccount: 'Konto',
      businessDispatchAccount: 'Vermittlungskonto',
      passenger: 'Benutzer',
      businessPassenger: 'Fahrgast',
    },
  },
};
