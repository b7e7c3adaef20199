import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Nouveau secret',
  title: 'Nouveau secret : %{row}',
  text: 'Tant que les deux secrets sont valables, les systèmes qui utilisent la clé peuvent être changés l’un après l’autre.',
  former: 'Le secret actuel est valable',
  former0: 'plus du tout',
  former60: 'encore une heure',
  former1440: 'encore un jour',
  former10080: 'encore une semaine',
  submit: 'Créer un nouveau secret',
  failed: 'Aucun secret n’a été créé. Réessayez.',
  shownTitle: 'Secret de %{row}',
  shownText:
    'Copiez-le maintenant et gardez-le en lieu sûr. Il n’est affiché que cette fois. S’il est perdu, créez-en un nouveau.',
  secret: 'Secret',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Sélectionnez le secret et copiez-le.',
  formerUntil: 'L’ancien secret est valable jusqu’au %{when}.',
  done: 'Terminé',
  making: 'Création du secret en cours',
};
