import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Megerősítés a banknál',
    payment:
      'A bank ellenőrizni szeretné, hogy valóban Ön az. Az utazás végéig zárolva: %{amount}.',
    setup: 'A kártya mentése előtt a bank ellenőrizni szeretné, hogy valóban Ön az.',
    standIn: 'Ez a tesztoldal a bankot helyettesíti. Egyetlen kártyát sem terhelünk meg.',
    complete: 'Jóváhagyás',
    fail: 'Elutasítás',
    close: 'Bezárás válasz nélkül',
  },
  card: {
    add: 'Kártya hozzáadása',
    name: 'Kártyabirtokos neve',
    details: 'Kártya adatai',
    number: 'Kártyaszám',
    expiry: 'HH / ÉÉ',
    cvc: 'Biztonsági kód',
    postalCode: 'Irányítószám',
    save: 'Kártya mentése',
    created: 'Fizetési mód hozzáadva',
    incomplete: 'Töltse ki a kártyaszámot, a lejárat dátumát és a biztonsági kódot.',
    account: 'Fiók',
    failed: 'A kártyát nem sikerült menteni. Ellenőrizze, és próbálja újra.',
    notSaved: 'A kártya nem lett mentve',
    refused: {
      card: 'A bank elutasította ezt a kártyát. Használjon másikat.',
      number: 'Ez nem kártyaszám. Ellenőrizze, és próbálja újra.',
      funds: 'Nincs elég fedezet a kártyán. Használjon másikat.',
      expired: 'A kártya lejárt. Használjon másikat.',
      cvc: 'A biztonsági kód hibás. Ellenőrizze, és próbálja újra.',
      bank: 'A bank nem erősítette meg az azonosságát. Próbálja újra, vagy használjon másik kártyát.',
      passing: 'A bank most nem tud válaszolni. Próbálja újra néhány perc múlva.',
    },
    standIn: 'Tesztüzemmód: tesztkártyát használjon, például 4242 4242 4242 4242, valódit soha.',
  },
  groups: {
    label: 'Csoportok',
    all: 'Mindenki',
    hint: 'A kártyával csak e csoportok utasai utazhatnak. Csoport nélkül mindenki.',
    title: 'Csoportok: %{method}',
    change: 'Csoportok módosítása',
    saved: 'Csoportok mentve: %{method}',
    failed: 'A csoportokat nem sikerült menteni. Próbálja újra.',
    deleted: 'Törölt csoport',
  },
  page: {
    title: 'Fizetési módok',
    expiry: { expired: 'Lejárt', expires: 'Hamarosan lejár' },
    default: {
      mark: 'Alapértelmezett',
      set: 'Az alapértelmezett fizetési mód most: %{method}',
      failed: 'Az alapértelmezést nem sikerült módosítani. Próbálja újra.',
      expired:
        'Az alapértelmezett kártya lejárt: %{method}. Tegyen másik fizetési módot alapértelmezetté.',
      expires:
        'Az alapértelmezett kártya hamarosan lejár: %{method}. Adja hozzá az újat, mielőtt az utazások kifizethetetlenné válnak.',
    },
    gone: 'Ezt a kártyát időközben törölték, ezért nem lehet alapértelmezett.',
    deleteText:
      'Több utazás nem fizethető vele. A már lefoglalt utazásokat még ezzel terheljük meg.',
    deleteDefault: 'A fiók ezután céges fiókkal fizet, ha nincs másként megadva.',
  },
};
