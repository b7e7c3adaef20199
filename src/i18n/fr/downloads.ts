import type { downloads as english } from '../en/downloads.ts';
import type { Messages } from '../messages.ts';

/** Fichiers de courses et de personnes. */
export const downloads: Messages<typeof english> = {
  more: 'Autres actions',
  trips: 'Télécharger les courses…',
  title: 'Télécharger les courses',
  text: 'Les courses par date de prise en charge, en fichier CSV pour Excel et d’autres logiciels.',
  account: 'Compte',
  allAccounts: 'Tous les comptes',
  from: 'Date de début',
  to: 'Date de fin',
  required: 'Choisissez une date',
  order: 'La date de fin ne peut pas précéder la date de début',
  start: 'Télécharger',
  started: 'Le téléchargement a commencé',
  inBackground:
    'Ce fichier est volumineux. Il est en préparation et apparaîtra sous Téléchargements.',
  failed: 'Le téléchargement n’a pas pu commencer. Réessayez.',
  list: 'Téléchargements',
  listBusy: 'Téléchargements, %{smart_count} en cours',
  listReady: 'Téléchargements, %{smart_count} prêts',
  kept: 'Les fichiers sont gardés un jour.',
  queued: 'En attente',
  running: '%{done} courses sur %{total}',
  counting: 'Décompte des courses…',
  ready: 'Prêt · %{smart_count} course |||| Prêt · %{smart_count} courses',
  broken: 'Ce fichier n’a pas pu être préparé. Relancez le téléchargement.',
  get: 'Télécharger %{name}',
  drop: 'Retirer %{name}',
  giveUp: 'Arrêter la préparation de %{name}',
  isReady: '%{name} est prêt sous Téléchargements',
  hasFailed: '%{name} n’a pas pu être préparé. Relancez le téléchargement.',
};
