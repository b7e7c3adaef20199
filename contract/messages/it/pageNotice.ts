import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Impossibile caricare la pagina',
  text: 'Controlli la connessione e ricarichi la pagina.',
  reload: 'Ricarica la pagina',
  noScript: 'JavaScript è disattivato nel browser. Lo attivi e ricarichi la pagina.',
};
