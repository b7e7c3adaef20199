import type { users as english } from '../en/users.ts';
import type { Messages } from '../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Felhasználók', groups: 'Csoportok' },
  add: 'Felhasználó hozzáadása',
  edit: 'Felhasználó szerkesztése',
  created: 'A felhasználó létrejött',
  createFailed: 'A felhasználót nem sikerült létrehozni',
  updated: 'A felhasználó módosítva',
  updateFailed: 'A felhasználót nem sikerült módosítani',
  createPassenger: 'Utasfiók létrehozása, hogy utazást lehessen foglalni a részére',
  passengerFailed: 'Az utast nem sikerült létrehozni',
  accounts: 'Fiókok',
  addAccount: 'Fiók hozzáadása',
  removeAccount: '%{name} elvétele',
  accountMissing: 'Válasszon legalább egy fiókot',
  alreadyAdded: 'A felhasználó már hozzá van adva ehhez a fiókhoz',
  moreAccounts: 'még %{smart_count}',
  noAccount: 'nincs fiók',
  ofOthers:
    'Ez a személy olyan fiókokat is kezel, amelyeket Ön nem, ezért az adatait flottakezelő gondozza. A saját fiókjait elveheti tőle.',
  wasThere:
    '%{email} már bejelentkezik mint %{name}, és most megkapta a fiókot. Más nem változott.',
  insist: 'Folytatás mindenképp',
  invite: {
    first: 'Bejelentkezési e-mail küldése: %{name}',
    again: 'Bejelentkezési e-mail újraküldése: %{name}',
    tip: 'E-mail küldése jelszó megadásához',
    tipAgain: 'E-mail újraküldése (utoljára: %{when})',
    title: 'Küld bejelentkezési e-mailt?',
    titleAgain: 'Újraküldi a bejelentkezési e-mailt?',
    text: '%{name} e-mailt kap ide: %{email}. A benne lévő hivatkozással egyszer adhat meg jelszót. Addig minden változatlan.',
    textAgain: 'Utoljára elküldve: %{when}.',
    textElsewhere:
      '%{name} e-mailt kap ide: %{email}, benne a bejelentkezés helyével. A jelszavakat itt őrzik: %{provider}.',
    confirm: 'Küldés',
    done: 'A bejelentkezési e-mail úton van: %{name}',
    failed: 'Az e-mailt nem sikerült elküldeni. Próbálja újra.',
  },
};
