import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Base e zona',
  areaHint:
    'Trascini il segno al centro per spostare la base, quello sul bordo per cambiare la zona.',
  noBase: 'Faccia clic dove si trova la base o la metta al centro della mappa.',
  placeBase: 'Metti la base al centro',
  serves: 'Serve partenze fino a %{distance} dalla base',
};
