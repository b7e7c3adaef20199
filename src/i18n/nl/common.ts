import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Annuleren',
  clear: 'Wissen',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  noResults: 'Geen resultaten',
  loading: 'Laden…',
  more: 'Meer acties',
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  openChoices: 'Keuzes tonen',
  /** Beside the button of a form, after a press. */
  problems:
    'Eén gegeven ontbreekt of klopt niet |||| %{smart_count} gegevens ontbreken of kloppen niet',
  unchanged: 'Er is nog niets gewijzigd',
  labelled: '%{label}: %{value}',
  /** A failed call: the heading if the server sent none, and the status. */
  failure: {
    title: 'Er is iets misgegaan',
    status: 'Fout %{status}',
    wait: 'Probeer het %{when} opnieuw.',
  },
};
