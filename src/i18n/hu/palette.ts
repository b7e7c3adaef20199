import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Ugrás és keresés',
  button: 'Keresés',
  placeholder: 'Oldal megnyitása, személy, utazás vagy fiók keresése',
  recent: 'Legutóbbiak',
  pages: 'Ugrás ide',
  switchAccount: 'Fiókváltás',
  bookFor: 'Foglalás neki',
  current: 'kiválasztva',
  searching: 'Személyek, utazások és fiókok keresése…',
  found: '%{smart_count} találat |||| %{smart_count} találat',
  failed: 'A keresés nem sikerült. Újra',
  hint: 'Személyek, utazások és fiókok kereséséhez írjon be legalább %{min} betűt.',
};
