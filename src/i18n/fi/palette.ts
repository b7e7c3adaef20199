import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Siirry ja etsi',
  button: 'Hae',
  placeholder: 'Siirry sivulle tai etsi henkilö, matka tai tili',
  recent: 'Viimeksi valitut',
  pages: 'Siirry',
  switchAccount: 'Vaihda tiliä',
  bookFor: 'Varaa matkustajalle',
  current: 'valittu',
  searching: 'Etsitään henkilöitä, matkoja ja tilejä…',
  found: '%{smart_count} tulos |||| %{smart_count} tulosta',
  failed: 'Haku epäonnistui. Yritä uudelleen',
  hint: 'Etsi henkilöitä, matkoja ja tilejä kirjoittamalla vähintään %{min} kirjainta.',
};
