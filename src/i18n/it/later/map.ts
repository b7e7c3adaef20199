import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Mappa della corsa',
  schematic: 'Mappa non disponibile: vista schematica',
  estimated: 'Percorso stimato',
  pickup: 'Partenza: %{address}',
  stop: 'Tappa %{number}: %{address}',
  dropoff: 'Destinazione: %{address}',
  place: '%{address}',
  driver: 'Autista disponibile',
  near: '%{smart_count} taxi vicino |||| %{smart_count} taxi vicini',
  nearIn: '%{smart_count} vicino, %{minutes} min |||| %{smart_count} vicini, %{minutes} min',
  show: 'Mostra mappa',
  hide: 'Nascondi mappa',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  movePickup: 'Partenza: %{address}. La trascini o la sposti con i tasti freccia.',
  area: 'Mappa della zona della società di taxi',
  base: 'Base della società di taxi. La trascini o la sposti con i tasti freccia.',
  edge: 'Bordo della zona. Lo trascini o usi i tasti freccia per ampliare o ridurre la zona.',
  moving: 'Ricerca dell’indirizzo…',
  moved: 'Partenza spostata a %{address}',
  moveFailed: 'Lì non è stato trovato alcun indirizzo. La partenza resta dov’era.',
};
