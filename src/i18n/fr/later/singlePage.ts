import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Sur une seule page',
  steps: 'Étape par étape',
  routeFirst: 'Choisissez départ et arrivée pour voir les véhicules et leurs prix.',
};
