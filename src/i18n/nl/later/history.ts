import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Geschiedenis',
  empty: 'Er is nog niets vastgelegd.',
  failed: 'De geschiedenis kon niet worden geladen.',
  more: 'Eerdere wijzigingen tonen',
  server: 'Automatisch',
  from: 'Voorheen:',
  to: 'Nu:',
  /** Shown instead of a value. */
  nothing: 'leeg',
  notKept: 'waarden niet bewaard',
  changed: 'gewijzigd',
  set: 'ingesteld',
  actions: {
    create: 'Toegevoegd',
    update: 'Gewijzigd',
    delete: 'Verwijderd',
    restore: 'Hersteld',
    invite: 'Uitgenodigd',
    'request-email-change': 'Wijziging van e-mail aangevraagd',
    'confirm-email-change': 'Nieuw e-mailadres bevestigd',
    'stop-email-change': 'Wijziging van e-mail tegengehouden',
    'erase-history': 'Persoonsgegevens uit de geschiedenis gewist',
    'new-secret': 'Nieuw geheim gemaakt',
    other: 'Gewijzigd',
  },
  erase: 'Persoonsgegevens wissen…',
  eraseTitle: 'Persoonsgegevens wissen?',
  eraseText:
    'Vroegere namen, adressen en nummers worden voorgoed uit deze geschiedenis gewist. Wie wanneer welk veld heeft gewijzigd, blijft staan.',
  eraseConfirm: 'Wissen',
  eraseFailed: 'Er is niets gewist. Probeer het opnieuw.',
  erased: 'De persoonsgegevens zijn uit de geschiedenis gewist',
};
