import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Felhasználók', groups: 'Csoportok' },
  add: 'Felhasználó hozzáadása',
  edit: 'Felhasználó szerkesztése',
  created: 'A felhasználó hozzáadva',
  createFailed: 'A felhasználót nem sikerült hozzáadni',
  updated: 'A felhasználó módosítva',
  updateFailed: 'A felhasználót nem sikerült módosítani',
  createPassenger: 'Hozzáadás utasként is, hogy utazást lehessen foglalni a részére',
  passengerFailed: 'Az utast nem sikerült hozzáadni',
  withoutPassenger: 'Folytatás utas nélkül',
  accounts: 'Fiókok',
  addAccount: 'Fiók hozzáadása',
  removeAccount: '%{name} eltávolítása',
  accountMissing: 'Válasszon legalább egy fiókot',
  alreadyAdded: 'A felhasználó már hozzá van adva ehhez a fiókhoz',
  moreAccounts: 'még %{smart_count}',
  noAccount: 'nincs fiók',
  invited: 'meghívva',
  insist: 'Folytatás mindenképp',
  invite: {
    first: 'Bejelentkezési e-mail küldése: %{name}',
    again: 'Bejelentkezési e-mail újraküldése: %{name}',
    tip: 'E-mail küldése jelszó beállításához',
    tipAgain: 'E-mail újraküldése (utoljára: %{when})',
    title: 'Küld bejelentkezési e-mailt?',
    titleAgain: 'Újraküldi a bejelentkezési e-mailt?',
    text: '%{name} e-mailt kap ide: %{email}. A benne lévő hivatkozással egyszer állíthat be jelszót. Addig minden változatlan.',
    textAgain: 'Utoljára elküldve: %{when}.',
    textElsewhere:
      '%{name} e-mailt kap ide: %{email}, benne a bejelentkezés helyével. A jelszavakat itt őrzik: %{provider}.',
    confirm: 'Küldés',
    done: 'A bejelentkezési e-mail úton van: %{name}',
    failed: 'Az e-mailt nem sikerült elküldeni. Próbálja újra.',
  },
};
