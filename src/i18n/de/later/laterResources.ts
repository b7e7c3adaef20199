import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
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
