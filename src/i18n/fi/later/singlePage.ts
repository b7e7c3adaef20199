import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Kaikki yhdellä sivulla',
  steps: 'Vaihe vaiheelta',
  routeFirst: 'Valitse noutopaikka ja määränpää, niin näet ajoneuvot ja hinnat.',
};
