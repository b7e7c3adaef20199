import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'API-Schlüssel |||| API-Schlüssel',
    title: 'API-Schlüssel',
    add: 'API-Schlüssel hinzufügen',
    edit: 'API-Schlüssel bearbeiten',
    fields: {
      corporationId: 'Konto',
      name: 'Name',
      trips: 'Fahrten',
      people: 'Personen',
      rules: 'Gruppen und Reiseregeln',
      accounts: 'Konten und Favoriten',
      invoices: 'Rechnungen',
      fleets: 'Taxiunternehmen und Preise',
      expiresOn: 'Letzter Tag',
      addresses: 'Erlaubte Adressen',
      status: 'Status',
      keyStart: 'Beginnt mit',
      formerEndsAt: 'Voriges Geheimnis bis',
      lastUsedAt: 'Zuletzt benutzt',
      createdAt: 'Erstellt',
    },
  },
  'fleet-offers': {
    name: 'Fahrzeug |||| Fahrzeuge',
    title: 'Fahrzeuge und Preise',
    add: 'Fahrzeug hinzufügen',
    edit: 'Fahrzeug bearbeiten',
    fields: {
      fleetId: 'Taxiunternehmen',
      name: 'Fahrzeugklasse',
      seats: 'Sitze',
      bags: 'Große Koffer',
      paymentTypes: 'Zahlungsarten',
      fareType: 'Art des Fahrpreises',
      baseFare: 'Grundpreis',
      perKilometre: 'Preis nach Strecke',
      perMinute: 'Preis pro Minute',
      minimumFare: 'Mindestpreis',
      cancellationFee: 'Gebühr für späte Stornierung',
      cancellationMinutes: 'Gebühr ab (Minuten vor Abholung)',
      createdAt: 'Erstellt',
    },
  },
};
