import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Bázis és terület',
  areaHint: 'A középső jelet húzva a bázist, a szélén lévőt húzva a területet módosíthatja.',
  noBase: 'Kattintson a bázis helyére, vagy tegye a térkép közepére.',
  placeBase: 'Bázis a térkép közepére',
  serves: 'Felvétel a bázistól legfeljebb %{distance} távolságra',
};
