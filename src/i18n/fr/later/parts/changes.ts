import type { changes as english } from '../../../en/later/parts/changes.ts';
import type { Messages } from '../../../messages.ts';

export const changes: Messages<typeof english> = {
  form: {
    addTitle: 'Ajouter (%{name})',
    editTitle: 'Modifier (%{name})',
    country: 'Indicatif du pays',
    locked: 'Ne pourra plus être modifié',
    notYours: 'Seul un gestionnaire de flotte peut modifier ce champ',
    addressHint: 'Choisissez une adresse parmi les suggestions',
    addressFailed: 'L’adresse n’a pas pu être recherchée. Réessayez.',
    created: 'Ajout enregistré : %{row}',
    saved: 'Modifications enregistrées : %{row}',
    loadFailed: 'Cette fiche n’a pas pu être ouverte. Elle a peut-être été supprimée.',
    notAllowed: 'Votre rôle ne permet pas cet ajout.',
    missing: 'Il manque : %{label}',
    saveFailed: 'Rien n’a été enregistré. Votre saisie est conservée. Réessayez.',
    fixFields:
      'Rien n’a encore été enregistré. Corrigez les champs signalés et enregistrez de nouveau.',
    changedSince:
      'Rien n’a encore été enregistré. Quelqu’un d’autre a modifié les champs signalés après que vous avez ouvert ce formulaire. Enregistrez de nouveau pour remplacer leurs valeurs.',
    isNow: 'Maintenant « %{value} »',
    openOther: 'Voir l’existant',
    leaveTitle: 'Abandonner vos modifications ?',
    leaveText: 'La saisie de ce formulaire n’a pas été enregistrée.',
    leave: 'Abandonner',
    stay: 'Continuer la saisie',
  },
  deleted: {
    show: 'Afficher les éléments supprimés',
    title: 'Éléments supprimés',
    text: 'Restaurer un élément restaure aussi ce qui a été supprimé avec lui.',
    back: 'Retour à la liste',
    empty: 'Rien n’a été supprimé ici',
    deletedAt: 'Suppression',
    deletedBy: 'Par',
    restore: 'Restaurer',
    restoreRow: 'Restaurer %{row}',
  },
  delete: {
    title: 'Supprimer %{row} ?',
    text: '%{row} n’apparaîtra plus dans les listes ni au moment de réserver. Les courses passées restent inchangées.',
    manyTitle: 'Supprimer %{smart_count} %{name} ?',
    manyText:
      'Ces éléments n’apparaîtront plus dans les listes ni au moment de réserver. Les courses passées restent inchangées.',
    of: {
      budgets: {
        text: 'Plus rien n’est limité ni compté par %{row}. Les courses restent telles quelles.',
        manyText: 'Ils ne limitent et ne comptent plus rien. Les courses restent telles quelles.',
      },
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
  },
};
