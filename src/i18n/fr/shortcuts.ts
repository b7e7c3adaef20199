import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Raccourcis clavier',
  letters: 'Les touches seules sont des raccourcis',
  lettersHint: 'À désactiver si vous dictez ou touchez le clavier par mégarde.',
  sendHint: 'réserve aussitôt',
  does: {
    book: 'Réserver une course',
    send: 'Envoyer la réservation depuis toute étape',
    nextTrip: 'Course suivante de la liste',
    previousTrip: 'Course précédente de la liste',
    openTrip: 'Ouvrir ou fermer la course',
    reuse: 'Réserver à nouveau la course choisie',
    search: 'Rechercher dans la liste',
    help: 'Afficher cette liste',
  },
};
