import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Mégse',
  clear: 'Törlés',
  close: 'Bezárás',
  retry: 'Újra',
  noResults: 'Nincs találat',
  loading: 'Betöltés…',
  more: 'További műveletek',
  moveUp: 'Mozgatás felfelé',
  moveDown: 'Mozgatás lefelé',
  openChoices: 'Lehetőségek megjelenítése',
  /** Beside the button of a form, after a press. */
  problems: 'Egy adat hiányzik vagy hibás |||| %{smart_count} adat hiányzik vagy hibás',
  unchanged: 'Még semmi sem változott',
  labelled: '%{label}: %{value}',
  failure: {
    title: 'Hiba történt',
    status: 'Hiba: %{status}',
    wait: 'Próbálja újra %{when}.',
  },
};
