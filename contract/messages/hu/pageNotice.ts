import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Az oldalt nem sikerült betölteni',
  text: 'Ellenőrizze a kapcsolatot, és töltse be újra az oldalt.',
  reload: 'Oldal újratöltése',
  noScript:
    'A JavaScript ki van kapcsolva a böngészőben. Kapcsolja be, és töltse be újra az oldalt.',
};
