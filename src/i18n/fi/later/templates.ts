import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Mallipohjat',
  choose: 'Varaa mallipohjasta…',
  keep: 'Tallenna mallipohjaksi',
  keepTitle: 'Tallenna mallipohjaksi',
  keepText:
    'Matkan voi sen jälkeen varata uudelleen tällä nimellä. Aika ja hinta kysytään uudelleen.',
  editTitle: 'Nimeä tai jaa mallipohja',
  nameLabel: 'Nimi',
  share: 'Jaa tilin %{account} pääkäyttäjille',
  save: 'Tallenna',
  saved: 'Mallipohja tallennettu',
  none: 'Ei vielä mallipohjia. Avaa matka ja valitse ”Tallenna mallipohjaksi”.',
  by: 'tekijä %{name}',
  edit: 'Nimeä tai jaa ”%{name}”',
  delete: 'Poista ”%{name}”',
  deleteTitle: 'Poistetaanko tämä mallipohja?',
  deleteOwn: '”%{name}” poistetaan. Matkat säilyvät ennallaan.',
  deleteShared: '”%{name}” poistetaan kaikilta, joille se on jaettu. Matkat säilyvät ennallaan.',
  deleteConfirm: 'Poista mallipohja',
  deleted: 'Mallipohja poistettu',
  failed: 'Mitään ei tallennettu. Yritä uudelleen.',
  loadFailed: 'Mallipohjia ei voitu ladata.',
  tooMany: 'Sinulla on jo %{max} mallipohjaa. Poista ensin jokin niistä.',
};
