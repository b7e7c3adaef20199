import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Snabbåtkomst och sökning',
  button: 'Sök',
  placeholder: 'Gå till en sida eller sök en person, resa eller ett konto',
  recent: 'Senaste',
  pages: 'Gå till',
  switchAccount: 'Byt konto',
  bookFor: 'Boka för',
  current: 'valt',
  searching: 'Söker personer, resor och konton…',
  found: '%{smart_count} resultat |||| %{smart_count} resultat',
  failed: 'Sökningen misslyckades. Försök igen',
  hint: 'Skriv minst %{min} bokstäver för att hitta personer, resor och konton.',
};
