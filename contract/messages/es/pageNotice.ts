import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'No se ha podido cargar la página',
  text: 'Compruebe su conexión y vuelva a cargar la página.',
  reload: 'Volver a cargar la página',
  noScript: 'JavaScript está desactivado en su navegador. Actívelo y vuelva a cargar la página.',
};
