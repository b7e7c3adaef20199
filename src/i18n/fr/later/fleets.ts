import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Taux de taxe',
  area: 'Base et zone',
  areaHint:
    'Cliquez sur la carte ou faites glisser le repère central pour déplacer la base. Pour changer la zone, saisissez un rayon ou faites glisser le repère du bord.',
  noBase:
    'Cliquez à l’endroit de la base, placez-la au centre de la carte ou cherchez son adresse.',
  baseAddress: 'Chercher l’adresse de la base',
  radius: 'Rayon de la zone',
  radiusWrong: 'Saisissez un rayon de %{min} à %{max}',
  placeBase: 'Placer la base au centre de la carte',
  serves: 'Dessert les départs jusqu’à %{distance} de sa base',
  paymentMissing: 'Choisissez au moins un moyen de paiement',
  compare: 'Comparer les prix',
  compareText:
    'Ce que coûte une course de %{distance} en %{duration} avec chaque compagnie de taxis.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'Les %{smart_count} premiers véhicules sur %{total} sont comparés.',
};
