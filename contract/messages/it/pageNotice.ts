import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Impossibile caricare la pagina',
  text: 'Controlli la connessione e ricarichi la pagina.',
  reload: 'Ricarica la pagina',
  noScript: 'JavaScript è disattivato nel browser. Lo attivi e ricarichi la pagina.',
  offline: {
    title: 'Nessuna connessione',
    unreachable: 'Impossibile raggiungere %{company}',
    text: 'Questa pagina si aprirà da sola non appena tornerà la connessione.',
    retry: 'Riprova',
    still: 'La connessione non è ancora tornata.',
  },
};
