import type { downloads as english } from '../en/downloads.ts';
import type { Messages } from '../messages.ts';

/** Files of trips and people. */
export const downloads: Messages<typeof english> = {
  trips: 'Télécharger les courses…',
  title: 'Télécharger les courses',
  text: 'Les courses par date de prise en charge, en fichier CSV pour Excel et d’autres logiciels.',
  account: 'Compte',
  allAccounts: 'Tous les comptes',
  from: 'Date de début',
  to: 'Date de fin',
  searched: '« %{text} »',
  asListed: 'Seulement les courses affichées dans la liste',
  columns: 'Colonnes',
  columnsOf: { listed: 'Celles de la liste', all: 'Tout ce qui est connu d’une course' },
  format: 'Format du fichier',
  formats: {
    comma: 'Virgules, points décimaux (Excel en anglais)',
    semicolon: 'Points-virgules, virgules décimales (Excel en français, allemand…)',
    xlsx: 'Classeur (XLSX)',
  },
  start: 'Télécharger',
  started: 'Le téléchargement a commencé',
  inBackground:
    'Ce fichier est volumineux. Vous le trouverez sous Téléchargements dès qu’il sera prêt.',
  failed: 'Le téléchargement n’a pas pu commencer. Réessayez.',
  list: 'Téléchargements',
  listBusy: 'Téléchargements, %{smart_count} en cours',
  listReady: 'Téléchargements, %{smart_count} prêt |||| Téléchargements, %{smart_count} prêts',
  kept: 'Les fichiers sont gardés un jour.',
  queued: 'En attente',
  running: '%{done} lignes sur %{total}',
  counting: 'Décompte des lignes…',
  ready: 'Prêt · %{rows} ligne |||| Prêt · %{rows} lignes',
  broken: 'Ce fichier n’a pas pu être préparé. Relancez le téléchargement.',
  get: 'Télécharger %{name}',
  drop: 'Retirer %{name}',
  giveUp: 'Annuler %{name}',
  isReady: '%{name} est prêt sous Téléchargements',
  hasFailed: '%{name} n’a pas pu être préparé. Relancez le téléchargement.',
  rows: {
    entry: 'Exporter la liste…',
    title: 'Exporter : %{name}',
    text: 'La ligne affichée dans la liste. |||| Les %{rows} lignes affichées sur toutes les pages de la liste, dans le même ordre.',
    noColumns: 'Choisissez au moins une colonne',
  },
  people: {
    recipients: 'Exporter les passagers',
    admins: 'Exporter les administrateurs de compte',
    text: 'Un fichier CSV pour Excel et d’autres logiciels.',
  },
  page: {
    title: 'Téléchargement',
    starting: 'Le téléchargement commence…',
    started: 'Le téléchargement a commencé',
    startedText: 'Vous trouverez %{name} parmi les téléchargements de votre navigateur.',
    again: 'Télécharger de nouveau',
    making: 'Le fichier est en préparation',
    makingText:
      '%{name} sera téléchargé dès qu’il sera prêt. Vous pouvez quitter cette page : un e-mail vous préviendra.',
    broken: 'Le fichier n’a pas pu être préparé',
    brokenText: 'Pour obtenir %{name}, relancez le téléchargement depuis sa liste.',
    gone: 'Ce fichier n’est plus disponible',
    goneText:
      'Les fichiers sont gardés un jour, et seule la personne qui les a demandés peut les ouvrir. Vous êtes connecté en tant que %{email}. Si c’est bien vous, relancez le téléchargement depuis sa liste.',
    notStarted: 'Le téléchargement n’a pas commencé',
  },
};
