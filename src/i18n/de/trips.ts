import { pricing } from '../../../contract/messages/de/pricing.ts';
import type { trips as english } from '../en/trips.ts';
import type { Messages } from '../messages.ts';

export const trips: Messages<typeof english> = {
  title: 'Fahrten',
  search: 'Fahrtnummer, Name, Adresse',
  tabs: {
    label: 'Fahrten nach Status',
    'all-trips': 'Alle Fahrten',
    'in-progress': 'Laufend',
    'pre-bookings': 'Vorbestellt',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
  },
  columns: {
    details: 'Einzelheiten',
    from: 'Von',
    to: 'Nach',
  },
  pickupEta: 'Fahrer in %{smart_count} Min. |||| Fahrer in %{smart_count} Min.',
  dropoffEta: 'Ankunft in %{smart_count} Min. |||| Ankunft in %{smart_count} Min.',
  arriving: 'Gleich da',
  zone: 'Ortszeit am Abholort (%{zone})',
  estimated: 'Schätzung: Der endgültige Preis steht nach der Fahrt fest',
  fixed: 'Festpreis, bei der Buchung vereinbart',
  card: '%{brand} mit den Endziffern %{number}',
  expand: 'Einzelheiten der Fahrt von %{name}',
  detailsOf: 'Fahrt von %{name}',
  map: { driver: '%{name}, unterwegs' },
  left: {
    became: '%{status} %{when}.',
    elsewhere: 'Diese Fahrt steht nicht mehr auf dieser Seite der Liste.',
    stays: 'Sie bleibt hier, bis Sie sie schließen.',
    at: 'um %{time} Uhr',
    justNow: 'gerade eben',
  },
  alone: {
    text: 'Diese Fahrt wird einzeln gezeigt: Sie steht nicht auf dieser Seite der Liste.',
    ofAccount: 'Diese Fahrt wird einzeln gezeigt: Sie gehört zu %{account}.',
    unknown:
      'Diese Fahrt wurde nicht gefunden, oder sie gehört zu einem Konto, das Sie nicht sehen dürfen.',
    list: 'Liste anzeigen',
  },
  age: {
    updated: 'Aktualisiert %{ago}',
    late: 'Die Liste wurde seit einer Weile nicht aktualisiert.',
    refresh: 'Jetzt aktualisieren',
  },
  elsewhere: {
    text: 'Ihre Suche findet Fahrten anderswo:',
    allTrips: 'Unter allen Fahrten zeigen',
    account: 'In %{account} zeigen',
  },
  timeline: {
    REQUESTED: 'Angefragt',
    PAYMENT_PENDING: 'Wartet auf die Zahlung',
    AUTHORIZED: 'Zahlung genehmigt',
    CONFIRMED: 'Bestätigt',
    FAILED: 'Fehlgeschlagen',
    EXPIRED: 'Abgelaufen',
    CANCELLED: 'Storniert',
    failed: 'Der zeitliche Ablauf konnte nicht geladen werden.',
  },
  details: {
    createdBy: 'Erstellt von',
    timeline: 'Ablauf',
    bookedBy: 'Gebucht von',
    vehicle: 'Fahrzeugklasse',
    driver: 'Fahrer',
    tripId: 'Fahrtnummer',
    reference: 'Buchungsnummer',
    etaDistance: 'Ankunft / Strecke',
    minutes: '%{minutes} Min.',
    passenger: 'Fahrgast',
    notes: 'Hinweise',
    stops: 'Route',
    pickup: 'Abholort',
    stop: 'Zwischenstopp %{number}',
    dropoff: 'Fahrtziel',
    payment: 'Zahlung',
    flight: 'Flug',
    flightTerminal: 'Terminal %{terminal}',
    flightArrival: 'Ankunft %{time} Uhr',
    flightDeparture: 'Abflug %{time} Uhr',
    travellers:
      '%{smart_count} Fahrgast, %{small} kleine und %{large} große Gepäckstücke |||| %{smart_count} Fahrgäste, %{small} kleine und %{large} große Gepäckstücke',
    pricing: 'Preis',
  },
  pricing: {
    ...pricing,
    none: 'Noch kein Preis',
    nothing: 'Nichts berechnet',
    held: 'Auf der Karte reserviert',
    charged: 'Karte belastet',
    outstanding: 'Noch zu zahlen',
    outstandingText:
      'Die Karte konnte nicht mit dem vollen Betrag belastet werden. Der Rest ist mit dem Konto zu klären.',
  },
  actions: {
    cancel: 'Fahrt stornieren',
    reuse: 'Erneut buchen',
    track: 'Verfolgen',
    edit: 'Abholzeit ändern',
    receipt: 'Quittung laden',
    receiptFailed:
      'Die Quittung konnte nicht erstellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  cancel: {
    title: 'Diese Fahrt stornieren?',
    text: 'Die Fahrt von %{name} ab %{from} wird storniert.',
    driver: 'Der Fahrer, %{driver}, wird benachrichtigt.',
    fee: 'Eine Stornierung kostet jetzt %{fee}, die Gebühr für späte Stornierung.',
    free: 'Eine Stornierung ist jetzt kostenlos.',
    freeUntilDriver:
      'Die Stornierung ist kostenlos, bis ein Fahrer zugeteilt ist. Danach kostet sie %{fee}, die Gebühr für späte Stornierung.',
    freeUntilHours:
      'Die Stornierung ist bis %{smart_count} Stunde vor der Abholung kostenlos. Danach kostet sie %{fee}, die Gebühr für späte Stornierung. |||| Die Stornierung ist bis %{smart_count} Stunden vor der Abholung kostenlos. Danach kostet sie %{fee}, die Gebühr für späte Stornierung.',
    freeUntilMinutes:
      'Die Stornierung ist bis %{smart_count} Minute vor der Abholung kostenlos. Danach kostet sie %{fee}, die Gebühr für späte Stornierung. |||| Die Stornierung ist bis %{smart_count} Minuten vor der Abholung kostenlos. Danach kostet sie %{fee}, die Gebühr für späte Stornierung.',
    unknown: 'Das Taxiunternehmen hat keine Stornierungsgebühr genannt.',
    maybe:
      'Bisher ist keine Gebühr bekannt. Das Taxiunternehmen kann eine erheben, weil schon ein Fahrer zugeteilt ist.',
    keep: 'Fahrt behalten',
    confirm: 'Fahrt stornieren',
    done: 'Buchung storniert',
    failed: 'Die Fahrt wurde nicht storniert. Versuchen Sie es noch einmal.',
  },
};
