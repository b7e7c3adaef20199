import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Accesso rapido e ricerca',
  button: 'Cerca',
  placeholder: 'Vai a una pagina o cerca una persona, una corsa o un account',
  recent: 'Recenti',
  pages: 'Vai a',
  switchAccount: 'Cambia account',
  bookFor: 'Prenota per',
  current: 'selezionato',
  searching: 'Ricerca di persone, corse e account in corso…',
  found: '%{smart_count} risultato |||| %{smart_count} risultati',
  failed: 'La ricerca non è riuscita. Riprova',
  hint: 'Scriva almeno %{min} lettere per trovare persone, corse e account.',
};
