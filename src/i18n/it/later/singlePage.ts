import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Tutto in una pagina',
  steps: 'Passo per passo',
  routeFirst: 'Scelga partenza e destinazione per vedere i veicoli e i prezzi.',
};
