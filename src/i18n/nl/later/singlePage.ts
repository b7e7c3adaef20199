import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Alles op één pagina',
  steps: 'Stap voor stap',
  routeFirst: 'Kies ophaaladres en bestemming om voertuigen en ritprijzen te zien.',
};
