import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Carte de la course',
  schematic: 'Carte indisponible : vue schématique',
  estimated: 'Itinéraire estimé',
  pickup: 'Départ : %{address}',
  stop: 'Arrêt %{number} : %{address}',
  dropoff: 'Arrivée : %{address}',
  place: '%{address}',
  driver: 'Chauffeur disponible',
  near: '%{smart_count} taxi à proximité |||| %{smart_count} taxis à proximité',
  nearIn:
    '%{smart_count} à proximité, %{minutes} min |||| %{smart_count} à proximité, %{minutes} min',
  show: 'Afficher la carte',
  hide: 'Masquer la carte',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  movePickup: 'Départ : %{address}. Faites-le glisser, ou utilisez les flèches, pour le déplacer.',
  area: 'Carte de la zone de la compagnie de taxis',
  base: 'Base de la compagnie de taxis. Faites-la glisser, ou utilisez les flèches, pour la déplacer.',
  edge: 'Bord de la zone. Faites-le glisser, ou utilisez les flèches, pour agrandir ou réduire la zone.',
  moving: 'Recherche de l’adresse…',
  moved: 'Départ déplacé : %{address}',
  moveFailed: 'L’adresse à cet endroit est introuvable. Le départ reste où il était.',
};
