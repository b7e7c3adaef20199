import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Peruuta',
  clear: 'Tyhjennä',
  close: 'Sulje',
  retry: 'Yritä uudelleen',
  noResults: 'Ei tuloksia',
  loading: 'Ladataan…',
  more: 'Lisää toimintoja',
  moveUp: 'Siirrä ylös',
  moveDown: 'Siirrä alas',
  openChoices: 'Näytä vaihtoehdot',
  /** Beside the button of a form, after a press. */
  problems: 'Yksi tieto puuttuu tai on väärin |||| %{smart_count} tietoa puuttuu tai on väärin',
  unchanged: 'Mitään ei ole vielä muutettu',
  labelled: '%{label}: %{value}',
  /** A failed call: the heading if the server sent none, and the status. */
  failure: {
    title: 'Jokin meni vikaan',
    status: 'Virhe %{status}',
    wait: 'Yritä uudelleen %{when}.',
  },
};
