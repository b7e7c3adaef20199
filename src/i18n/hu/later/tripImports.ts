import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Fiók',
    passenger: 'Utas',
    email: 'E-mail',
    phone: 'Telefon',
    from: 'Honnan',
    via: 'Megállók',
    to: 'Hová',
    date: 'Dátum',
    time: 'Időpont',
    vehicle: 'Járműosztály',
    vehicles: 'Járművek száma',
    flight: 'Járatszám',
    notes: 'Megjegyzések',
    again: 'Hányadik azonos utazás',
  },
  trip: 'Utazás és ár',
  total: 'Összesen: %{amount}',
  newGuest: 'Új vendég',
  choose: 'Választás: %{cell}',
  bookToo: 'Ezt is lefoglalom',
  openOf: 'A(z) %{line}. sor utazásának megnyitása',
  booked: 'Lefoglalt utazások',
  import: '%{smart_count} utazás foglalása',
  nothingToImport: 'Nincs mit foglalni: minden utazás már le van foglalva, vagy hibás.',
  unchanged: 'Már lefoglalva',
  imported: '%{smart_count} lefoglalva',
  existing: '%{smart_count} már le volt foglalva',
  undo: 'Minden utazás lemondása',
  undoDays:
    '%{days} napig együtt lemondhatók. A folyamatban lévő, befejezett vagy azóta módosult utazások érintetlenek maradnak.',
  undoneCount: '%{smart_count} lemondva',
  undoTitle: 'Lemond %{smart_count} utazást?',
  undoText:
    'Az utasok és a taxitársaságok értesítést kapnak. A lemondott utazások nem állíthatók vissza.',
  undoKeep: 'Utazások megtartása',
  undoConfirm: 'Utazások lemondása',
};
