import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Kaart van de rit',
  schematic: 'Kaart niet beschikbaar: schematische weergave',
  estimated: 'Geschatte route',
  pickup: 'Ophaaladres: %{address}',
  stop: 'Tussenstop %{number}: %{address}',
  dropoff: 'Bestemming: %{address}',
  place: '%{address}',
  driver: 'Beschikbare chauffeur',
  near: '%{smart_count} taxi in de buurt |||| %{smart_count} taxi’s in de buurt',
  nearIn:
    '%{smart_count} in de buurt, %{minutes} min |||| %{smart_count} in de buurt, %{minutes} min',
  show: 'Kaart tonen',
  hide: 'Kaart verbergen',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  movePickup:
    'Ophaaladres: %{address}. Versleep het of gebruik de pijltoetsen om het te verplaatsen.',
  area: 'Kaart van het gebied van het taxibedrijf',
  base: 'Standplaats van het taxibedrijf. Versleep die of gebruik de pijltoetsen om die te verplaatsen.',
  edge: 'Rand van het gebied. Versleep die of gebruik de pijltoetsen om het gebied groter of kleiner te maken.',
  moving: 'Het adres wordt gezocht…',
  moved: 'Ophaaladres verplaatst naar %{address}',
  moveFailed: 'Het adres daar kon niet worden gevonden. Het ophaaladres blijft waar het was.',
};
