import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Asemapaikka ja alue',
  areaHint:
    'Siirrä asemapaikkaa vetämällä keskellä olevaa merkkiä ja muuta aluetta vetämällä reunan merkkiä.',
  noBase: 'Napsauta asemapaikkaa tai aseta se kartan keskelle.',
  placeBase: 'Aseta asemapaikka kartan keskelle',
  serves: 'Noutaa enintään %{distance} asemapaikasta',
};
