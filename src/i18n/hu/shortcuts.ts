import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Billentyűparancsok',
  modKey: 'Ctrl',
  letters: 'Egyetlen billentyű is parancs legyen',
  lettersHint: 'Kapcsolja ki, ha diktál, vagy ha véletlenül üt le billentyűket.',
  showHint: 'megmutatja a foglalás adatait, majd foglal',
  bookHint: 'foglal',
  does: {
    palette: 'Oldal megnyitása vagy keresés',
    book: 'Utazás foglalása',
    template: 'Foglalás sablonból',
    send: 'A foglalás adatai; újra lenyomva foglalás',
    draft: 'Befejezetlen foglalás: folytatás, újrakezdés',
    nextRow: 'A lista következő sora',
    previousRow: 'A lista előző sora',
    openRow: 'Sor megnyitása',
    nextForm: 'Következő és előző sor a lista melletti űrlapon',
    selectRow: 'Sor kijelölése',
    editRow: 'Sor szerkesztése helyben',
    reuse: 'A kijelölt utazás foglalása újra',
    search: 'Keresés a listában',
    undo: 'A legutóbbi törlés visszavonása',
    help: 'A lista megjelenítése',
  },
};
