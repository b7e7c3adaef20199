import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Mapa da viagem',
  schematic: 'Mapa indisponível: vista esquemática',
  estimated: 'Percurso estimado',
  pickup: 'Recolha: %{address}',
  stop: 'Paragem %{number}: %{address}',
  dropoff: 'Destino: %{address}',
  place: '%{address}',
  driver: 'Motorista disponível',
  near: '%{smart_count} táxi por perto |||| %{smart_count} táxis por perto',
  nearIn: '%{smart_count} por perto, %{minutes} min |||| %{smart_count} por perto, %{minutes} min',
  show: 'Mostrar mapa',
  hide: 'Ocultar mapa',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  movePickup: 'Recolha: %{address}. Arraste-a ou mova-a com as setas.',
  area: 'Mapa da zona da empresa de táxis',
  base: 'Base da empresa de táxis. Arraste-a ou mova-a com as setas.',
  edge: 'Limite da zona. Arraste-o ou use as setas para aumentar ou reduzir a zona.',
  moving: 'A procurar o endereço…',
  moved: 'Recolha movida para %{address}',
  moveFailed: 'Não foi encontrado nenhum endereço aí. A recolha fica onde estava.',
};
