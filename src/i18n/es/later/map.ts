import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Mapa del viaje',
  schematic: 'Mapa no disponible: vista esquemática',
  estimated: 'Ruta estimada',
  pickup: 'Recogida: %{address}',
  stop: 'Parada %{number}: %{address}',
  dropoff: 'Destino: %{address}',
  place: '%{address}',
  driver: 'Conductor disponible',
  near: '%{smart_count} taxi cerca |||| %{smart_count} taxis cerca',
  nearIn: '%{smart_count} cerca, %{minutes} min |||| %{smart_count} cerca, %{minutes} min',
  show: 'Mostrar mapa',
  hide: 'Ocultar mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  movePickup: 'Recogida: %{address}. Arrástrela o muévala con las flechas.',
  area: 'Mapa de la zona de la empresa de taxis',
  base: 'Base de la empresa de taxis. Arrástrela o muévala con las flechas.',
  edge: 'Borde de la zona. Arrástrelo o use las flechas para ampliar o reducir la zona.',
  moving: 'Buscando la dirección…',
  moved: 'Recogida movida a %{address}',
  moveFailed: 'No se ha encontrado ninguna dirección allí. La recogida se queda donde estaba.',
};
