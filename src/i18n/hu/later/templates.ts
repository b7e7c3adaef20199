import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Sablonok',
  choose: 'Foglalás sablonból…',
  keep: 'Megőrzés sablonként',
  keepTitle: 'Megőrzés sablonként',
  keepText:
    'Az utazás ezután ezen a néven újra lefoglalható. Az időpontot és az árat újra lekérdezzük.',
  editTitle: 'Sablon átnevezése vagy megosztása',
  nameLabel: 'Név',
  share: 'Megosztás az adminisztrátorokkal: %{account}',
  save: 'Mentés',
  saved: 'Sablon mentve',
  none: 'Még nincsenek sablonok. Nyisson meg egy utazást, és válassza a „Megőrzés sablonként” gombot.',
  by: 'készítette: %{name}',
  edit: '„%{name}” átnevezése vagy megosztása',
  delete: '„%{name}” törlése',
  deleteTitle: 'Törli ezt a sablont?',
  deleteOwn: '„%{name}” törlődik. Az utazások nem változnak.',
  deleteShared: '„%{name}” mindenkinél törlődik, akivel meg van osztva. Az utazások nem változnak.',
  deleteConfirm: 'Sablon törlése',
  deleted: 'Sablon törölve',
  failed: 'Semmi sem lett mentve. Próbálja újra.',
  loadFailed: 'A sablonokat nem sikerült betölteni.',
  tooMany: 'Már %{max} sablonja van. Előbb törölje az egyiket.',
};
