import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Abbrechen',
  clear: 'Leeren',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  noResults: 'Keine Treffer',
  loading: 'Wird geladen…',
  more: 'Weitere Aktionen',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  openChoices: 'Auswahl anzeigen',
  /** Beside the button of a form, after a press. */
  problems: 'Eine Angabe fehlt oder ist falsch |||| %{smart_count} Angaben fehlen oder sind falsch',
  unchanged: 'Es wurde noch nichts geändert',
  labelled: '%{label}: %{value}',
  /** A failed call: the heading if the server sent none, and the status. */
  failure: {
    title: 'Da ist etwas schiefgelaufen',
    status: 'Fehler %{status}',
    wait: 'Versuchen Sie es %{when} noch einmal.',
  },
};
