import type { groups as english } from '../../en/later/groups.ts';
import type { Messages } from '../../messages.ts';

export const groups: Messages<typeof english> = {
  save: 'Csoport mentése',
  saveName: 'Név mentése',
  saved: 'Csoport mentve',
  members: {
    title: 'Tagok',
    later: 'Előbb mentse a nevet. Utána kiválaszthatja, kik tartoznak a csoportba.',
    search: 'Munkatársak kiválasztása',
    add: 'Hozzáadás |||| Hozzáadás (%{smart_count})',
    already: 'Már ebben a csoportban van',
    moves: 'Innen kerül át: %{group}',
    unavailable: 'A munkatársakat nem sikerült betölteni. Próbálja újra.',
    nobody: 'Ennek a fióknak még nincsenek munkatársai',
    none: 'Ebben a csoportban még nincs senki',
    noneHint: 'Válasszon fent munkatársakat, és adja hozzá őket.',
    defaultHint: 'Aki nincs más csoportban, az ebben van.',
    joins: 'Belép',
    leaves: 'Kilép',
    remove: '%{name} eltávolítása a csoportból',
    keep: '%{name} megtartása a csoportban',
  },
  rules: {
    title: 'Utazási szabályok',
    later: 'Előbb mentse a nevet. Utána megadhatja, milyen utazásokat foglalhat a csoport.',
    own: 'Nincs: saját szabályok',
    saveFirst:
      'Mentse a csoportot, vagy vonja vissza a szabályok módosítását, mielőtt másikat választ.',
    unavailable: 'A szabályokat nem sikerült betölteni. Töltse be újra az oldalt.',
    shared:
      'Egy másik csoport is ezeket a szabályokat követi: %{groups}. |||| Más csoportok is ezeket a szabályokat követik: %{groups}.',
    inactive: 'Inaktív utazási korlátozás: „%{name}”. Szabályai most senkire sem érvényesek.',
    reset: 'Szabályok alaphelyzetbe',
    willReset: 'A csoport mentésekor minden szabály törlődik.',
    undo: 'Szabályok módosításának visszavonása',
  },
  sharedQuestion: {
    title: 'Más csoportok szabályai is módosuljanak?',
    text: 'Ugyanezeket a szabályokat követi (%{group}): %{groups}. |||| Ugyanezeket a szabályokat követik (%{group}): %{groups}.',
    everyGroup: 'Módosítás mindegyiknél',
    thisGroup: 'Csak itt: %{group}',
  },
};
