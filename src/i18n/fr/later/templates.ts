import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Modèles',
  choose: 'Réserver à partir d’un modèle…',
  keep: 'Garder comme modèle',
  keepTitle: 'Garder comme modèle',
  keepText:
    'La course pourra ensuite être réservée à nouveau sous ce nom. L’heure et le prix sont redemandés.',
  editTitle: 'Renommer ou partager le modèle',
  nameLabel: 'Nom',
  share: 'Partager avec les administrateurs de %{account}',
  save: 'Enregistrer',
  saved: 'Modèle enregistré',
  none: 'Pas encore de modèle. Ouvrez une course et choisissez « Garder comme modèle ».',
  by: 'par %{name}',
  edit: 'Renommer ou partager « %{name} »',
  delete: 'Supprimer « %{name} »',
  deleteTitle: 'Supprimer ce modèle ?',
  deleteOwn: '« %{name} » sera supprimé. Les courses ne changent pas.',
  deleteShared:
    '« %{name} » sera supprimé pour toutes les personnes avec qui il est partagé. Les courses ne changent pas.',
  deleteConfirm: 'Supprimer le modèle',
  deleted: 'Modèle supprimé',
  failed: 'Rien n’a été enregistré. Réessayez.',
  loadFailed: 'Les modèles n’ont pas pu être chargés.',
  tooMany: 'Vous avez déjà %{max} modèles. Supprimez-en d’abord un.',
};
