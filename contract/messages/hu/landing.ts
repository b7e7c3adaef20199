import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Vállalati megoldások',
  welcome: 'Üdvözöljük – %{company}',
  intro:
    'Foglaljon taxit munkatársainak és vendégeinek, és kezeljen egy helyen minden utazást, szabályt és nyugtát.',
  signIn: 'Bejelentkezés',
  signingIn: 'A bejelentkezés megnyitása…',
  signInFailed:
    'A bejelentkezési oldal nem érhető el. Ellenőrizze a kapcsolatot, és próbálja újra.',
  signInBrokenTitle: 'A bejelentkezés nem sikerült',
  signInBroken:
    'A bejelentkezést nem sikerült befejezni. Talán túl sokáig tartott, vagy másik lapon kezdődött. Jelentkezzen be újra.',
  signInDenied:
    'A bejelentkezési oldal nem adott hozzáférést: ott megszakították, vagy az ottani fiók nem használhatja ezt a felületet. Jelentkezzen be újra, vagy forduljon az adminisztrátorához.',
  refusedTitle: 'Most nem lehet bejelentkezni',
  refused:
    'A bejelentkezési oldal ismeri Önt, de a kiszolgáló nem fogadja el a bejelentkezést. Próbálja újra néhány perc múlva. Ha továbbra is fennáll, jelentkezzen ki, majd be újra, és szóljon az ügyfélszolgálatnak.',
  sessionEnded: 'A munkamenet lejárt. A folytatáshoz jelentkezzen be újra.',
  language: 'Nyelv',
  continueTo: 'Jelentkezzen be, hogy a megnyitott oldalon folytassa.',
  terms: 'Általános szerződési feltételek',
  privacy: 'Adatvédelmi tájékoztató',
  starting: 'A felület megnyitása…',
  startFailedTitle: 'A felületet nem sikerült megnyitni',
  startFailed: 'A profilját nem sikerült betölteni. Ellenőrizze a kapcsolatot, és próbálja újra.',
  startRefused:
    'A profilját nem sikerült betölteni: a kiszolgáló váratlan választ adott (állapotkód: %{status}). Próbálja újra egy kis idő múlva.',
  partMissing:
    'Egy részét nem sikerült betölteni. Ellenőrizze a kapcsolatot, és töltse be újra az oldalt.',
  reload: 'Oldal újratöltése',
  noAccessTitle: 'Nincs hozzáférés: %{company}',
  noAccess:
    'Bejelentkezett, de itt nincs szerepköre. Kérjen hozzáférést az adminisztrátorától, vagy jelentkezzen be más felhasználóval.',
  retry: 'Újra',
  signOut: 'Kijelentkezés',
  reference: 'Azonosító: %{requestId}',
};
