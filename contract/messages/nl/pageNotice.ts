import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Deze pagina kon niet worden geladen',
  text: 'Controleer uw verbinding en laad de pagina opnieuw.',
  reload: 'Pagina opnieuw laden',
  noScript: 'JavaScript staat uit in uw browser. Zet het aan en laad de pagina opnieuw.',
};
