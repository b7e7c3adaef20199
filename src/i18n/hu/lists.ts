import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Kijelölés',
  details: 'Részletek: %{row}',
  filters: {
    add: 'Szűrő hozzáadása',
    clear: 'Összes törlése',
    remove: 'Szűrő eltávolítása: %{name}',
    active: 'Szűrők',
    find: 'Keresés…',
    apply: 'Alkalmaz',
    show: 'Szűrők',
    showSet: 'Szűrők (beállítva: %{smart_count})',
    more: 'Továbbiak',
    from: 'Ettől',
    to: 'Eddig',
    notANumber: 'Adjon meg számot',
    order: 'A felső határ nem lehet az alsónál kisebb',
    least: 'Legalább',
    most: 'Legfeljebb',
    since: 'ettől: %{from}',
    until: 'eddig: %{to}',
    between: '%{from} – %{to}',
    contains: '„%{text}”',
    defaultRow: 'Alapértelmezett',
    yes: 'Igen',
    no: 'Nem',
    loadFailed: 'A lehetőségeket nem sikerült betölteni.',
  },
  periods: {
    today: 'Ma',
    tomorrow: 'Holnap',
    next7: 'Következő 7 nap',
    last7: 'Elmúlt 7 nap',
    thisMonth: 'Ez a hónap',
    lastMonth: 'Múlt hónap',
  },
  days: {
    required: 'Válasszon dátumot',
    invalid: 'Adjon meg dátumot 2000 és 2100 között',
    order: 'Az utolsó nap nem lehet az első előtt',
  },
  inPlace: {
    refused: '%{row}: %{field} nem változott. „%{value}” nem lett mentve: %{reason}',
    unanswered:
      '%{row}: nem jött válasz, ezért lehet, hogy %{field} nem lett „%{value}”. A lista a mentett értéket mutatja, amint a kiszolgáló válaszol.',
  },
  columns: {
    open: 'Oszlopok',
    title: 'Oszlopok',
    hint: 'A sorrend módosításához húzza a sorokat, vagy vegyen fel egyet a szóközzel, és mozgassa a nyílbillentyűkkel.',
    show: 'Megjelenítés: %{name}',
    drag: 'Áthelyezés: %{name}',
    reset: 'Alaphelyzet',
    apply: 'Alkalmaz',
    oneNeeded: 'Legalább egy oszlopot hagyjon meg',
    moved: '%{name}: %{position}. hely, összesen %{all}',
  },
};
