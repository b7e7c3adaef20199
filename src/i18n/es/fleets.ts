import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Base y zona',
  areaHint: 'Arrastre la marca del centro para mover la base y la del borde para cambiar la zona.',
  noBase: 'Haga clic donde está la base o colóquela en el centro del mapa.',
  placeBase: 'Colocar la base en el centro',
  serves: 'Atiende recogidas hasta a %{distance} de su base',
};
