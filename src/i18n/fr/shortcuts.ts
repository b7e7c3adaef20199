import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Raccourcis clavier',
  modKey: 'Ctrl',
  letters: 'Utiliser les touches seules comme raccourcis',
  lettersHint: 'À désactiver si vous utilisez la dictée, ou appuyez sur des touches par mégarde.',
  showHint: 'montre ce qui est réservé, puis réserve',
  bookHint: 'réserve',
  does: {
    palette: 'Ouvrir une page ou rechercher',
    book: 'Réserver une course',
    template: 'Réserver à partir d’un modèle',
    send: 'Montrer ce qui est réservé ; une seconde fois : réserver',
    draft: 'Réservation inachevée : continuer, recommencer',
    nextRow: 'Ligne suivante de la liste',
    previousRow: 'Ligne précédente de la liste',
    openRow: 'Ouvrir la ligne',
    nextForm: 'Ligne suivante et précédente dans le formulaire à côté de la liste',
    selectRow: 'Sélectionner la ligne',
    editRow: 'Modifier la ligne sur place',
    reuse: 'Réserver à nouveau la course sélectionnée',
    search: 'Rechercher dans la liste',
    undo: 'Annuler la dernière suppression',
    help: 'Afficher cette liste',
  },
};
