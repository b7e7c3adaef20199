import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Számlázási adatok',
  linked: '%{number}. taxitársaság',
  addFleet: 'Taxitársaság hozzáadása',
  removeLinked: '%{number}. taxitársaság törlése',
  removeTitle: 'Törli a fiókot itt: %{fleet}?',
  removeText:
    'Mentés után %{fleet} már nem számlázhat utazást ennek a fióknak. A korábbi utazások megmaradnak.',
  fleetMissing:
    'Kapcsoljon hozzá legalább egy taxitársaságot, hogy az utazások a fióknak számlázhatók legyenek.',
  notAllValid: 'Minden taxitársasághoz érvényes fiókszám kell',
  invite: 'Meghívás',
  inviteFor: 'Adminisztrátor meghívása: %{name}',
  firstAdmin: {
    title: 'Meghívja az első adminisztrátort?',
    text: 'Felvéve: %{name}. Ehhez a fiókhoz még senki nem tud bejelentkezni. Az első adminisztrátor e-mailt kap, majd felveszi a munkatársakat és utazásokat foglal.',
    confirm: 'Adminisztrátor meghívása',
    later: 'Később',
  },
  validity: {
    validating: 'A szám ellenőrzése a taxitársaságnál',
    valid: 'A taxitársaság ismeri ezt a számot',
    invalid: 'A diszpécserfiók nem érvényes',
    unanswered:
      'A taxitársaság diszpécserrendszere nem válaszol. Próbálja újra egy pillanat múlva.',
  },
  import: {
    title: 'Fiókok importálása',
    columns:
      'Az első sor fejléc, ez kimarad. Utána soronként egy fiók következik, ebben a sorrendben: fiók neve, adminisztrátorának e-mail-címe, diszpécserfiók száma, nyelv (ha nincs megadva: en).',
    looksLikeData: 'Az első sor fióknak tűnik, nem fejlécnek, ezért az is importálásra kerül.',
    onlyHeading: 'A fejléc alatt nincs semmi. Válasszon másik fájlt.',
    chosen: '%{file}: %{smart_count} fiók',
    start: 'Importálás |||| Importálás (%{smart_count})',
    stop: 'Leállítás',
    stayHere: 'Hagyja nyitva ezt az oldalt. Az importált sorok leállítás után is megmaradnak.',
    noAnswer: 'Nem érkezett válasz. Próbálja újra ezt a sort: nem importálódik kétszer.',
    counts: {
      accounts: '%{smart_count} fiók importálva',
      passengers: '%{smart_count} utas importálva',
      users: '%{smart_count} felhasználó importálva',
      existing: '%{smart_count} sor már létezett',
      failed: '%{smart_count} sor hibás',
      open: '%{smart_count} sor még nincs importálva',
    },
    retry: 'A többi újrapróbálása',
    results: 'Eredmények',
    resultsTitle: 'Az importálás eredménye',
    summary: 'Összegzés',
    line: '%{line}. sor',
    notSent: 'Még nincs importálva',
    states: { success: 'Sikeres', existing: 'Már létezett', failed: 'Hiba' },
    isNew: 'új',
    wasThere: 'már létezett',
    parts: {
      businessAccount: 'Fiók',
      businessDispatchAccount: 'Diszpécserfiók',
      passenger: 'Felhasználó',
      businessPassenger: 'Utas',
    },
  },
};
