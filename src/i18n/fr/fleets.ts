import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Base et zone',
  areaHint:
    'Faites glisser le repère central pour déplacer la base, et celui du bord pour changer la zone.',
  noBase: 'Cliquez à l’endroit de la base, ou placez-la au centre de la carte.',
  placeBase: 'Placer la base au centre de la carte',
  serves: 'Dessert les départs jusqu’à %{distance} de sa base',
};
