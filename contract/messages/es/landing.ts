import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Soluciones para empresas',
  welcome: 'Le damos la bienvenida a %{company}',
  intro:
    'Reserve taxis para su equipo y sus invitados, y tenga cada viaje, regla y recibo en un solo lugar.',
  signIn: 'Iniciar sesión',
  signingIn: 'Abriendo el inicio de sesión…',
  signInFailed:
    'No se ha podido acceder a la página de inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
  signInBrokenTitle: 'El inicio de sesión no ha funcionado',
  signInBroken:
    'No se ha podido completar el inicio de sesión. Puede que haya tardado demasiado o que se iniciara en otra pestaña. Inicie sesión de nuevo.',
  signInDenied:
    'La página de inicio de sesión no le ha dado acceso: se canceló allí o su cuenta no puede usar esta consola. Inicie sesión de nuevo o consulte a su administrador.',
  refusedTitle: 'Ahora mismo no es posible iniciar sesión',
  refused:
    'La página de inicio de sesión le reconoce, pero el servidor no acepta la sesión. Inténtelo de nuevo en unos minutos. Si persiste, cierre la sesión, vuelva a iniciarla y avise a soporte.',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar.',
  language: 'Idioma',
  continueTo: 'Inicie sesión para continuar a la página que ha abierto.',
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  starting: 'Abriendo su consola…',
  startFailedTitle: 'No se ha podido abrir la consola',
  startFailed: 'No se ha podido cargar su perfil. Compruebe su conexión e inténtelo de nuevo.',
  startRefused:
    'No se ha podido cargar su perfil: el servidor ha dado una respuesta inesperada (estado %{status}). Inténtelo de nuevo dentro de un momento.',
  partMissing: 'No se ha podido cargar una parte. Compruebe su conexión y recargue la página.',
  reload: 'Recargar la página',
  noAccessTitle: 'Sin acceso a %{company}',
  noAccess:
    'Ha iniciado sesión, pero no tiene ninguna función aquí. Pida acceso a su administrador o inicie sesión con otro usuario.',
  retry: 'Reintentar',
  signOut: 'Cerrar sesión',
  reference: 'Referencia: %{requestId}',
};
