import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Előzmények',
  empty: 'Még nincs semmi feljegyezve.',
  failed: 'Az előzményeket nem sikerült betölteni.',
  more: 'Korábbi módosítások',
  server: 'Automatikus',
  from: 'Előtte:',
  to: 'Utána:',
  nothing: 'üres',
  notKept: 'az értékeket nem őrizzük',
  changed: 'módosítva',
  set: 'megadva',
  actions: {
    create: 'Hozzáadva',
    update: 'Módosítva',
    delete: 'Törölve',
    restore: 'Visszaállítva',
    invite: 'Meghívva',
    'request-email-change': 'E-mail módosítását kérték',
    'confirm-email-change': 'Új e-mail megerősítve',
    'stop-email-change': 'E-mail módosítása leállítva',
    'erase-history': 'Személyes adatok eltávolítva az előzményekből',
    'new-secret': 'Új titok készült',
    other: 'Módosítva',
  },
  erase: 'Személyes adatok eltávolítása…',
  eraseTitle: 'Eltávolítja a személyes adatokat?',
  eraseText:
    'A korábbi nevek, címek és számok végleg eltűnnek ezekből az előzményekből. Az, hogy ki, mikor és melyik mezőt módosította, megmarad.',
  eraseConfirm: 'Eltávolítás',
  eraseFailed: 'Semmi sem lett eltávolítva. Próbálja újra.',
  erased: 'A személyes adatok eltávolítva az előzményekből',
};
