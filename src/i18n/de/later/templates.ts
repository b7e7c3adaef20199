import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Vorlagen',
  choose: 'Aus einer Vorlage buchen…',
  keep: 'Als Vorlage behalten',
  keepTitle: 'Als Vorlage behalten',
  keepText:
    'Die Fahrt kann dann unter diesem Namen erneut gebucht werden. Zeit und Preis werden neu erfragt.',
  editTitle: 'Vorlage umbenennen oder teilen',
  nameLabel: 'Name',
  share: 'Mit den Administratoren von %{account} teilen',
  save: 'Speichern',
  saved: 'Vorlage gespeichert',
  none: 'Noch keine Vorlagen. Öffnen Sie eine Fahrt und wählen Sie „Als Vorlage behalten“.',
  by: 'von %{name}',
  edit: '„%{name}“ umbenennen oder teilen',
  delete: '„%{name}“ löschen',
  deleteTitle: 'Diese Vorlage löschen?',
  deleteOwn: '„%{name}“ wird gelöscht. Die Fahrten bleiben, wie sie sind.',
  deleteShared:
    '„%{name}“ wird für alle gelöscht, mit denen sie geteilt ist. Die Fahrten bleiben, wie sie sind.',
  deleteConfirm: 'Vorlage löschen',
  deleted: 'Vorlage gelöscht',
  failed: 'Nichts wurde gespeichert. Versuchen Sie es noch einmal.',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden.',
  tooMany: 'Sie haben bereits %{max} Vorlagen. Löschen Sie zuerst eine davon.',
};
