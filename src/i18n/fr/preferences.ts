import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

/** A user's choices for lists and mails. */
export const preferences: Messages<typeof english> = {
  list: { failed: 'Votre choix vaut pour l’instant, mais n’a pas pu être conservé.' },
  mails: {
    menu: 'E-mails…',
    title: 'E-mails sur les courses que vous réservez',
    text: 'Les passagers reçoivent leurs propres e-mails, quel que soit votre choix ici.',
    kinds: {
      confirmed: 'La course est confirmée',
      pickupChanged: 'L’heure de prise en charge a changé',
      cancelled: 'La course est annulée',
      driverAssigned: 'Un chauffeur est attribué',
      driverArrived: 'Le taxi est au point de départ',
      receipt: 'Le reçu',
    },
    save: 'Enregistrer',
    saved: 'Votre choix d’e-mails est enregistré',
    failed: 'Votre choix d’e-mails n’a pas pu être chargé ou enregistré. Réessayez.',
  },
};
