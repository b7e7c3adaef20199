import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Telephely és terület',
  areaHint: 'A középső jelet húzva a telephelyet, a szélén lévőt húzva a területet módosíthatja.',
  noBase: 'Kattintson oda, ahol a telephely van, vagy tegye a térkép közepére.',
  placeBase: 'Telephely a térkép közepére',
  serves: 'Felvétel a telephelytől legfeljebb %{distance} távolságra',
};
