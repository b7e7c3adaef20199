import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Snel openen en zoeken',
  button: 'Zoeken',
  placeholder: 'Ga naar een pagina of zoek een persoon, rit of account',
  recent: 'Recent',
  pages: 'Ga naar',
  switchAccount: 'Van account wisselen',
  bookFor: 'Boeken voor',
  current: 'gekozen',
  searching: 'Personen, ritten en accounts zoeken…',
  found: '%{smart_count} resultaat |||| %{smart_count} resultaten',
  failed: 'Het zoeken is mislukt. Opnieuw proberen',
  hint: 'Typ minstens %{min} letters om personen, ritten en accounts te vinden.',
};
