import type { Messages } from '../../messages.ts';
import type { groups as english } from '../../en/later/groups.ts';

export const groups: Messages<typeof english> = {
  save: 'Enregistrer le groupe',
  saveName: 'Enregistrer le nom du groupe',
  saved: 'Le groupe a été enregistré',
  members: {
    title: 'Membres',
    later: 'Enregistrez d’abord le nom. Vous pourrez ensuite choisir qui fait partie du groupe.',
    search: 'Choisir des employés',
    add: 'Ajouter |||| Ajouter (%{smart_count})',
    already: 'Fait déjà partie de ce groupe',
    moves: 'Quitte le groupe %{group}',
    unavailable: 'Les employés n’ont pas pu être chargés. Réessayez.',
    nobody: 'Ce compte n’a pas encore d’employés',
    none: 'Ce groupe ne compte encore aucun membre',
    noneHint: 'Choisissez des employés ci-dessus, puis ajoutez-les.',
    defaultHint: 'Les employés qui ne sont dans aucun autre groupe sont dans celui-ci.',
    joins: 'À ajouter',
    leaves: 'À retirer',
    remove: 'Retirer %{name} du groupe',
    keep: 'Garder %{name} dans le groupe',
  },
  rules: {
    title: 'Règles de voyage',
    later:
      'Enregistrez d’abord le nom. Vous pourrez ensuite définir les courses que le groupe peut réserver.',
    own: 'Aucune : règles propres au groupe',
    saveFirst:
      'Enregistrez le groupe ou annulez vos modifications des règles avant d’en choisir d’autres.',
    unavailable: 'Les règles n’ont pas pu être chargées. Rechargez la page pour réessayer.',
    shared:
      'Un autre groupe suit aussi ces règles : %{groups}. |||| D’autres groupes suivent aussi ces règles : %{groups}.',
    inactive:
      'La restriction de voyage « %{name} » est inactive : ses règles ne valent pour personne.',
    reset: 'Réinitialiser les règles',
    willReset: 'Toutes les règles seront supprimées lorsque vous enregistrerez le groupe.',
    undo: 'Annuler les modifications des règles',
  },
  sharedQuestion: {
    title: 'Modifier aussi les règles d’autres groupes ?',
    text: '%{groups} suit les mêmes règles que %{group}. |||| %{groups} suivent les mêmes règles que %{group}.',
    everyGroup: 'Modifier pour tous',
    thisGroup: 'Seulement pour %{group}',
  },
};
