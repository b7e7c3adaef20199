import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Standplaats en gebied',
  areaHint:
    'Versleep de markering in het midden om de standplaats te verplaatsen en die aan de rand om het gebied te wijzigen.',
  noBase: 'Klik waar de standplaats is of zet die in het midden van de kaart.',
  placeBase: 'Standplaats in het midden van de kaart zetten',
  serves: 'Haalt op tot %{distance} van de standplaats',
};
