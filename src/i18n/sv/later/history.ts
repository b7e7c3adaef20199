import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Historik',
  empty: 'Inget har antecknats än.',
  failed: 'Historiken kunde inte läsas in.',
  more: 'Visa tidigare ändringar',
  server: 'Automatiskt',
  from: 'Före:',
  to: 'Efter:',
  /** Shown instead of a value. */
  nothing: 'tomt',
  notKept: 'värdena sparades inte',
  changed: 'ändrat',
  set: 'angivet',
  actions: {
    create: 'Tillagd',
    update: 'Ändrad',
    delete: 'Borttagen',
    restore: 'Återställd',
    invite: 'Inbjuden',
    'request-email-change': 'Ändring av e-post begärd',
    'confirm-email-change': 'Ny e-post bekräftad',
    'stop-email-change': 'Ändring av e-post stoppad',
    'erase-history': 'Personuppgifter raderades ur historiken',
    'new-secret': 'Ny hemlighet skapad',
    other: 'Ändrad',
  },
  erase: 'Radera personuppgifter…',
  eraseTitle: 'Radera personuppgifter?',
  eraseText:
    'Tidigare namn, adresser och nummer raderas ur historiken för gott. Vem som ändrade vilket fält, och när, finns kvar.',
  eraseConfirm: 'Radera',
  eraseFailed: 'Inget raderades. Försök igen.',
  erased: 'Personuppgifterna raderades ur historiken',
};
