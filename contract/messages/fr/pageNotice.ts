import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Cette page n’a pas pu être chargée',
  text: 'Vérifiez votre connexion et rechargez la page.',
  reload: 'Recharger la page',
  noScript: 'JavaScript est désactivé dans votre navigateur. Activez-le et rechargez la page.',
  offline: {
    title: 'Vous êtes hors ligne',
    unreachable: '%{company} est injoignable',
    text: 'Cette page s’ouvrira d’elle-même dès que la connexion sera rétablie.',
    retry: 'Réessayer',
    still: 'Il n’y a toujours pas de connexion.',
  },
};
