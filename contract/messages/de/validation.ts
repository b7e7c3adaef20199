import type { ErrorMessages } from '../failureTexts.ts';

export const validation: ErrorMessages['validation'] = {
  required: 'Pflichtfeld',
  type: 'Dieser Wert passt hier nicht',
  tooShort: 'Mindestens %{min} Zeichen',
  tooLong: 'Höchstens %{max} Zeichen',
  tooSmall: 'Mindestens %{min}',
  tooBig: 'Höchstens %{max}',
  tooFew: 'Zu wenige Einträge, mindestens %{min}',
  tooMany: 'Zu viele Einträge, höchstens %{max}',
  email: 'Muss eine E-Mail-Adresse sein, zum Beispiel name@example.com',
  phone: 'Muss eine gültige Telefonnummer mit Ländervorwahl sein, zum Beispiel +4915112345678',
  phoneExtension: 'Nummern werden ohne Durchwahl gespeichert. Lassen Sie die Durchwahl weg',
  phoneProposed:
    'Es ist nicht sicher, welche Nummer das ist. Wenn es %{number} ist, geben Sie sie so ein',
  callingCode: 'Dieses Land ist nicht bekannt. Geben Sie seine Vorwahl ein, zum Beispiel +44',
  choice: 'Wählen Sie einen der angebotenen Werte',
  language: 'Muss eine dieser Sprachen sein: %{values}',
  number: 'Muss eine Zahl sein',
  wholeNumber: 'Muss eine ganze Zahl sein',
  date: 'Muss ein Datum sein, zum Beispiel 2026-12-31',
  dateTime: 'Ungültiges Datum oder ungültige Uhrzeit',
  timeInPast: 'Die Zeit darf nicht in der Vergangenheit liegen',
  tooFarAhead: 'Zu weit in der Zukunft; wählen Sie eine frühere Zeit',
  cardOfGroups:
    'Diese Karte gilt nur für Fahrgäste bestimmter Gruppen. Wählen Sie eine andere Zahlungsart',
  cardTooFarAhead:
    'Mit Karte kann bis zu %{days} Tage im Voraus gezahlt werden. Wählen Sie eine andere Zahlungsart oder eine frühere Zeit',
  samePlace: 'Abholort und Fahrtziel sind derselbe Ort. Wählen Sie ein anderes Fahrtziel',
  notEnoughSeats:
    'Nur %{seats} Sitzplätze. Wählen Sie ein größeres Fahrzeug oder mehrere Fahrzeuge',
  endBeforeStart:
    'Das Ende liegt vor dem Beginn. Geben Sie Zeiten über Mitternacht als zwei Zeiträume ein: einen bis 23:59 und am nächsten Tag einen ab 00:00',
  slotsOverlap: 'Wählen Sie Zeiten, die sich nicht überschneiden',
  ruleTwice: 'Dazu gibt es schon eine Regel. Ändern Sie diese',
  invalidGroupName: 'Nur Buchstaben, Ziffern, Bindestriche, Leerzeichen und Apostrophe',
  personName: 'Nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Apostrophe, Punkte und Kommas',
  plainText: 'Nur Buchstaben, Ziffern, Leerzeichen und Bindestriche',
  unreadable:
    'Enthält Zeichen, die nicht gespeichert werden können: bitte löschen und neu eingeben',
  reference: 'Nicht gefunden; wählen Sie etwas anderes',
  unique: 'Bereits vergeben; wählen Sie einen anderen Wert',
  takenMeanwhile:
    'Ein anderer Eintrag hat inzwischen %{value}. Ändern oder löschen Sie diesen, und stellen Sie dann wieder her',
  deletedToo: '%{name} ist ebenfalls gelöscht. Stellen Sie das zuerst wieder her',
  alreadyAdded: 'Der Benutzer ist diesem Konto bereits zugeordnet',
  fleetTwice: 'Dieses Taxiunternehmen ist bereits verknüpft',
  feeWithoutTime:
    'Geben Sie die Gebühr und die Minuten vor der Abholung an, oder lassen Sie beides leer',
  groupOrCode: 'Wählen Sie eine Gruppe oder einen Code, nicht beides',
  dispatchAccount: 'Vermittlungskonto ungültig',
  simulatedAccount:
    'Die Taxiunternehmen sind hier simuliert: Ihre Kundennummern haben sechs Ziffern, zum Beispiel 123456',
  inactive: 'Diese Person ist inaktiv; aktivieren Sie sie zuerst',
  twice: 'Zeile %{line} betrifft denselben Eintrag. Behalten Sie eine davon',
  ofAnother:
    'Das gehört zu %{name}, die Zeile betrifft aber %{other}. Korrigieren Sie eines von beiden',
  hasAnother:
    '%{name} hat hier einen anderen Wert: %{value}. Korrigieren Sie ihn oder leeren Sie die Zelle',
  digitsLost: 'Die Tabellenkalkulation hat diese Nummer gerundet. Geben Sie alle Ziffern ein',
  spreadsheetError:
    'Hier steht ein Fehler der Tabellenkalkulation statt eines Werts. Geben Sie den Wert ein oder leeren Sie die Zelle',
  sameGuest: 'Es gibt bereits einen Gast mit diesem Namen und dieser Telefonnummer',
  dayText: 'Das ist kein Datum. Schreiben Sie es wie 31.12.2026',
  clockText: 'Das ist keine Uhrzeit. Schreiben Sie sie wie 14:30',
  placeUnsure:
    'Es ist nicht klar, welcher Ort gemeint ist. Wählen Sie einen oder schreiben Sie die ganze Adresse',
  placeUnknown: 'Ein solcher Ort wurde nicht gefunden. Schreiben Sie die ganze Adresse',
  personUnknown:
    'So heißt niemand in diesem Konto. Für einen neuen Gast schreiben Sie Vor- und Nachnamen und ergänzen eine Telefonnummer',
  severalPeople: 'Mehrere Personen passen. Wählen Sie eine oder schreiben Sie eine E-Mail-Adresse',
  sameLine:
    'Zeile %{line} ist dieselbe Fahrt. Schreiben Sie hier 2, wenn beide gewünscht sind, oder lassen Sie eine weg',
  sameTrip:
    'Eine solche Fahrt gibt es schon um %{time}. Schreiben Sie hier 2, wenn auch diese gewünscht ist, oder lassen Sie sie weg',
  changedSince:
    'Jemand anders hat dies inzwischen geändert. Speichern Sie erneut, um den Wert zu ersetzen',
  readOnly: 'Kann nicht geändert werden',
  notAllowed: 'Sie dürfen dies nicht ändern',
  unknown: 'Unbekanntes Feld; lassen Sie es weg',
  unknownSort: 'Danach kann nicht sortiert werden; möglich sind: %{known}',
  unknownFilter: 'Unbekannter Parameter; möglich sind: %{known}',
  networks: 'Geben Sie Adressen oder Netze an, etwa 203.0.113.7 oder 198.51.100.0/24',
  webAddress: 'Geben Sie eine öffentliche Adresse an, die mit https:// beginnt',
  coordinates: 'Wählen Sie eine Adresse aus den Vorschlägen',
  uuid: 'Muss eine ID sein, wie der Server sie vergeben hat',
};
