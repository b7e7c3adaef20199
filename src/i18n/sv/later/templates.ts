import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Mallar',
  choose: 'Boka från en mall…',
  keep: 'Behåll som mall',
  keepTitle: 'Behåll som mall',
  keepText: 'Resan kan sedan bokas igen under det här namnet. Tid och pris hämtas på nytt.',
  editTitle: 'Byt namn på eller dela mall',
  nameLabel: 'Namn',
  share: 'Dela med administratörerna för %{account}',
  save: 'Spara',
  saved: 'Mallen har sparats',
  none: 'Inga mallar ännu. Öppna en resa och välj ”Behåll som mall”.',
  by: 'av %{name}',
  edit: 'Byt namn på eller dela ”%{name}”',
  delete: 'Ta bort ”%{name}”',
  deleteTitle: 'Ta bort den här mallen?',
  deleteOwn: '”%{name}” tas bort. Resorna förblir som de är.',
  deleteShared: '”%{name}” tas bort för alla som den delas med. Resorna förblir som de är.',
  deleteConfirm: 'Ta bort mallen',
  deleted: 'Mallen har tagits bort',
  failed: 'Inget sparades. Försök igen.',
  loadFailed: 'Mallarna kunde inte läsas in.',
  tooMany: 'Du har redan %{max} mallar. Ta bort en av dem först.',
};
