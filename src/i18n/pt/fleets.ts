import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Base e zona',
  areaHint: 'Arraste a marca do meio para mover a base e a da margem para alterar a zona.',
  noBase: 'Clique onde fica a base ou coloque-a no meio do mapa.',
  placeBase: 'Colocar a base no meio do mapa',
  serves: 'Serve recolhas até %{distance} da sua base',
};
