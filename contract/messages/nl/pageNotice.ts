import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Deze pagina kon niet worden geladen',
  text: 'Controleer uw verbinding en laad de pagina opnieuw.',
  reload: 'Pagina opnieuw laden',
  noScript: 'JavaScript staat uit in uw browser. Zet het aan en laad de pagina opnieuw.',
  offline: {
    title: 'U bent offline',
    unreachable: '%{company} is niet bereikbaar',
    text: 'Deze pagina wordt vanzelf geopend zodra er weer verbinding is.',
    retry: 'Opnieuw proberen',
    still: 'Er is nog geen verbinding.',
  },
};
