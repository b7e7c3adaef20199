import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'No se ha podido cargar la página',
  text: 'Compruebe su conexión y recargue la página.',
  reload: 'Recargar la página',
  noScript: 'JavaScript está desactivado en su navegador. Actívelo y recargue la página.',
  offline: {
    title: 'No tiene conexión',
    unreachable: 'No se puede acceder a %{company}',
    text: 'Esta página se abrirá sola en cuanto vuelva la conexión.',
    retry: 'Reintentar',
    still: 'Sigue sin haber conexión.',
  },
};
