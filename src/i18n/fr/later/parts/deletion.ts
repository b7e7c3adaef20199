import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: 'Supprimer %{row} ?',
  text: '%{row} n’apparaîtra plus dans les listes ni au moment de réserver. Les courses passées restent inchangées.',
  manyTitle: 'Supprimer %{smart_count} %{name} ?',
  manyText:
    'Ces éléments n’apparaîtront plus dans les listes ni au moment de réserver. Les courses passées restent inchangées.',
  of: {
    'api-keys': {
      text: '%{row} cesse immédiatement de fonctionner dans tous les systèmes qui l’utilisent.',
      manyText:
        'Elles cessent immédiatement de fonctionner dans tous les systèmes qui les utilisent.',
    },
    'webhook-endpoints': {
      text: '%{row} ne reçoit plus rien, et ce qui n’est pas encore livré n’est pas envoyé.',
      manyText: 'Ils ne reçoivent plus rien, et ce qui n’est pas encore livré n’est pas envoyé.',
    },
    users: {
      text: '%{row} ne pourra plus se connecter. Les courses déjà réservées restent inchangées.',
      manyText:
        'Ces personnes ne pourront plus se connecter. Les courses déjà réservées restent inchangées.',
    },
  },
  confirm: 'Supprimer',
  checking: 'Recherche de ce qui en dépend',
  cannot: 'Impossible de supprimer %{row}',
  cannotMany: 'Impossible de supprimer ces éléments',
  inTheWay: 'À modifier ou à supprimer d’abord :',
  counted: '%{smart_count} %{name}',
  goesAlong: 'Seront supprimés en même temps :',
  emptied: 'N’y feront plus référence :',
  someStay:
    '%{smart_count} élément sélectionné reste, car d’autres en dépendent. |||| %{smart_count} éléments sélectionnés restent, car d’autres en dépendent.',
  deleted: 'Suppression effectuée : %{row}',
  deletedMany: 'Suppression effectuée : %{smart_count} %{name}',
  partly: 'Suppression effectuée : %{done} sur %{all}. Échec : %{failed}.',
  failed: 'Rien n’a été supprimé. Réessayez.',
  undo: 'Annuler',
  restored: 'Suppression annulée : %{row}',
  restoredMany: 'Suppression annulée : %{smart_count} %{name}',
  restoreFailed: 'Impossible d’annuler la suppression pour %{failed} sur %{all}. Réessayez.',
  restoreRefused: 'Impossible d’annuler la suppression de %{row}. %{reason}',
};
