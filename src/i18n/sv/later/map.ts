import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Karta över resan',
  schematic: 'Kartan är inte tillgänglig: schematisk vy',
  estimated: 'Uppskattad rutt',
  pickup: 'Upphämtning: %{address}',
  stop: 'Stopp %{number}: %{address}',
  dropoff: 'Destination: %{address}',
  place: '%{address}',
  driver: 'Ledig förare',
  near: '%{smart_count} taxi i närheten |||| %{smart_count} taxibilar i närheten',
  nearIn:
    '%{smart_count} i närheten, %{minutes} min |||| %{smart_count} i närheten, %{minutes} min',
  show: 'Visa karta',
  hide: 'Dölj karta',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  movePickup: 'Upphämtning: %{address}. Dra den eller använd piltangenterna för att flytta den.',
  area: 'Karta över taxibolagets område',
  base: 'Taxibolagets bas. Dra den eller använd piltangenterna för att flytta den.',
  edge: 'Områdets kant. Dra den eller använd piltangenterna för att göra området större eller mindre.',
  moving: 'Söker adressen…',
  moved: 'Upphämtningen flyttades till %{address}',
  moveFailed: 'Ingen adress hittades där. Upphämtningen är kvar där den var.',
};
