import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: 'Törli ezt: %{row}?',
  text: '%{row} nem jelenik meg többé a listákban és foglaláskor. A korábbi utazások megmaradnak.',
  manyTitle: 'Töröl %{smart_count} elemet (%{name})?',
  manyText: 'Nem jelennek meg többé a listákban és foglaláskor. A korábbi utazások megmaradnak.',
  of: {
    'api-keys': {
      text: 'A kulcs azonnal megszűnik működni minden rendszerben, amely használja: %{row}',
      manyText: 'Azonnal megszűnnek működni minden rendszerben, amely használja őket.',
    },
    'webhook-endpoints': {
      text: 'A webhook többé semmit nem kap, és ami még nincs kézbesítve, nem megy ki: %{row}',
      manyText: 'Többé semmit nem kapnak, és ami még nincs kézbesítve, nem megy ki.',
    },
    users: {
      text: '%{row} többé nem tud bejelentkezni. A már lefoglalt utazások megmaradnak.',
      manyText: 'Többé nem tudnak bejelentkezni. A már lefoglalt utazások megmaradnak.',
    },
  },
  confirm: 'Törlés',
  checking: 'Kapcsolódó elemek keresése',
  cannot: '%{row} nem törölhető',
  cannotMany: 'Ezek egyike sem törölhető',
  inTheWay: 'Előbb módosítsa vagy törölje:',
  counted: '%{smart_count} %{name}',
  goesAlong: 'Vele együtt törlődik:',
  emptied: 'Többé nem hivatkozik rá:',
  someStay: '%{smart_count} kijelölt elem megmarad, mert más elem függ tőle.',
  deleted: 'Törölve: %{row}',
  deletedMany: '%{smart_count} %{name} törölve',
  partly: 'Törölve: %{done} / %{all}. Nem törölhető: %{failed}.',
  failed: 'Semmi sem törlődött. Próbálja újra.',
  undo: 'Visszavonás',
  restored: 'Visszaállítva: %{row}',
  restoredMany: '%{smart_count} %{name} visszaállítva',
  restoreFailed: 'Nem állítható vissza: %{failed} / %{all}. Próbálja újra.',
  restoreRefused: '%{row} nem állítható vissza. %{reason}',
};
