import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Karte der Fahrt',
  schematic: 'Karte nicht verfügbar: schematische Ansicht',
  estimated: 'Geschätzte Route',
  pickup: 'Abholort: %{address}',
  stop: 'Zwischenstopp %{number}: %{address}',
  dropoff: 'Fahrtziel: %{address}',
  place: '%{address}',
  driver: 'Verfügbarer Fahrer',
  near: '%{smart_count} Taxi in der Nähe |||| %{smart_count} Taxis in der Nähe',
  nearIn:
    '%{smart_count} in der Nähe, %{minutes} Min. |||| %{smart_count} in der Nähe, %{minutes} Min.',
  show: 'Karte anzeigen',
  hide: 'Karte ausblenden',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  movePickup: 'Abholort: %{address}. Ziehen Sie ihn oder verschieben Sie ihn mit den Pfeiltasten.',
  area: 'Karte des Gebiets des Taxiunternehmens',
  base: 'Standort des Taxiunternehmens. Ziehen Sie ihn oder verschieben Sie ihn mit den Pfeiltasten.',
  edge: 'Rand des Gebiets. Ziehen Sie ihn oder vergrößern und verkleinern Sie das Gebiet mit den Pfeiltasten.',
  moving: 'Die Adresse wird gesucht…',
  moved: 'Abholort nach %{address} verschoben',
  moveFailed: 'Dort wurde keine Adresse gefunden. Der Abholort bleibt, wo er war.',
};
