import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Avbryt',
  clear: 'Rensa',
  close: 'Stäng',
  retry: 'Försök igen',
  noResults: 'Inga träffar',
  loading: 'Läser in…',
  more: 'Fler åtgärder',
  moveUp: 'Flytta upp',
  moveDown: 'Flytta ned',
  openChoices: 'Visa alternativ',
  /** Beside the button of a form, after a press. */
  problems: 'En uppgift saknas eller är fel |||| %{smart_count} uppgifter saknas eller är fel',
  unchanged: 'Inget har ändrats än',
  labelled: '%{label}: %{value}',
  /** A failed call: the heading if the server sent none, and the status. */
  failure: {
    title: 'Något gick fel',
    status: 'Fel %{status}',
    wait: 'Försök igen %{when}.',
  },
};
