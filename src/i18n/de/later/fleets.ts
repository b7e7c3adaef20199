import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Steuersätze',
  area: 'Standort und Gebiet',
  areaHint:
    'Klicken Sie auf die Karte oder ziehen Sie die mittlere Markierung, um den Standort zu verschieben. Das Gebiet ändern Sie mit dem Radius oder der Markierung am Rand.',
  noBase:
    'Klicken Sie auf den Standort, setzen Sie ihn in die Kartenmitte oder suchen Sie seine Adresse.',
  baseAddress: 'Adresse des Standorts suchen',
  radius: 'Radius des Gebiets',
  radiusWrong: 'Geben Sie einen Radius von %{min} bis %{max} ein',
  placeBase: 'Standort in die Kartenmitte setzen',
  serves: 'Bedient Abholorte bis %{distance} vom Standort',
  paymentMissing: 'Wählen Sie mindestens eine Zahlungsart',
  compare: 'Preise vergleichen',
  compareText: 'Was eine Fahrt von %{distance} in %{duration} bei jedem Taxiunternehmen kostet.',
  tariff: '%{base} + %{distance} + %{minute}/Min.',
  someCompared: 'Verglichen werden die ersten %{smart_count} von %{total} Fahrzeugen.',
};
