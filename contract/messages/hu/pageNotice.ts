import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Az oldalt nem sikerült betölteni',
  text: 'Ellenőrizze a kapcsolatot, és töltse be újra az oldalt.',
  reload: 'Oldal újratöltése',
  noScript:
    'A JavaScript ki van kapcsolva a böngészőben. Kapcsolja be, és töltse be újra az oldalt.',
  offline: {
    title: 'Nincs internetkapcsolat',
    unreachable: 'Nem érhető el: %{company}',
    text: 'Ez az oldal magától megnyílik, amint újra van kapcsolat.',
    retry: 'Újra',
    still: 'Még mindig nincs kapcsolat.',
  },
};
