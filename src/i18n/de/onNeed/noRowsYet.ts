import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Noch keine Mitarbeiter',
    text: 'Fahrten werden für Mitarbeiter gebucht. Fügen Sie den ersten mit Name, E-Mail-Adresse und Telefonnummer hinzu, oder importieren Sie eine ganze Liste: Die CSV-Vorlage nennt die Spalten.',
  },
  'business-guests': {
    title: 'Noch keine Gäste',
    text: 'Gäste sind Besucher, für die Sie Fahrten buchen, zum Beispiel Bewerber oder Kunden. Fügen Sie hier den ersten hinzu. Wer bei einer Buchung als Gast eingetragen wird, steht danach ebenfalls hier.',
  },
  'travel-restrictions': {
    title: 'Noch keine Reisebeschränkungen',
    text: 'Ohne Reisebeschränkungen dürfen Mitarbeiter jede Fahrt buchen. Eine Beschränkung legt fest, was eine Gruppe buchen darf, zum Beispiel werktags Fahrten zwischen Büro und Flughafen bis zu einem bestimmten Preis.',
  },
  'favourite-addresses': {
    title: 'Noch keine Favoriten',
    text: 'Favoriten werden bei einer Buchung zuerst vorgeschlagen. Beginnen Sie mit der Adresse, an der die meisten Fahrten anfangen, zum Beispiel „Zentrale“.',
  },
  corporations: {
    title: 'Noch keine Konten',
    text: 'Ein Konto ist eine Firma, die bei Ihnen Fahrten bucht. Fügen Sie das erste mit dem Taxiunternehmen hinzu, das ihm die Fahrten berechnet, und laden Sie dann seinen ersten Administrator ein.',
  },
  fleets: {
    title: 'Noch keine Taxiunternehmen',
    text: 'Taxiunternehmen führen die Fahrten durch. Fügen Sie das erste mit Telefonnummer und Gebiet hinzu, danach seine Fahrzeuge und Preise.',
  },
  'fleet-offers': {
    title: 'Noch keine Fahrzeuge',
    text: 'Bei einer Buchung wird unter den Fahrzeugen Ihrer Taxiunternehmen gewählt. Fügen Sie eine Klasse mit Sitzplätzen und Preisen hinzu, zum Beispiel eine Limousine mit vier Plätzen.',
  },
  budgets: {
    title: 'Noch keine Budgets',
    text: 'Ein Budget sagt, was ein Konto, eine Gruppe oder eine Kostenstelle in einem Monat, Quartal oder Jahr ausgeben darf. Auch im Voraus gebuchte Fahrten zählen. Fügen Sie das erste mit seinem Betrag hinzu.',
  },
  'api-keys': {
    title: 'Noch keine API-Schlüssel',
    text: 'Mit einem API-Schlüssel rufen Ihre eigenen Systeme auf, etwa ein Personalsystem, das die Mitarbeiter aktuell hält. Fügen Sie den ersten hinzu und wählen Sie, was er darf.',
  },
  'webhook-endpoints': {
    title: 'Noch keine Webhooks',
    text: 'Ein Webhook sagt Ihren eigenen Systemen, was geschieht, etwa wenn eine Fahrt gebucht oder storniert wird. Fügen Sie den ersten mit der Adresse hinzu, die aufgerufen werden soll.',
  },
  invoices: {
    title: 'Noch keine Rechnungen',
    text: 'Am Anfang jedes Monats werden die Fahrten des Vormonats, die über das Firmenkonto bezahlt werden, auf eine Rechnung gesetzt. Sie steht dann hier, als PDF und CSV.',
  },
};
