import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Tili',
    passenger: 'Matkustaja',
    email: 'Sähköposti',
    phone: 'Puhelin',
    from: 'Mistä',
    via: 'Välipysähdykset',
    to: 'Mihin',
    date: 'Päivä',
    time: 'Aika',
    vehicle: 'Ajoneuvoluokka',
    vehicles: 'Ajoneuvojen määrä',
    flight: 'Lennon numero',
    notes: 'Lisätiedot',
    again: 'Monesko samanlainen matka',
  },
  trip: 'Matka ja hinta',
  total: 'Yhteensä: %{amount}',
  newGuest: 'Uusi vieras',
  choose: 'Valitse: %{cell}',
  bookToo: 'Varaa myös tämä',
  openOf: 'Avaa rivin %{line} matka',
  booked: 'Varatut matkat',
  import: 'Varaa %{smart_count} matka |||| Varaa %{smart_count} matkaa',
  nothingToImport: 'Ei varattavaa: kaikki matkat on jo varattu tai niissä on virheitä.',
  unchanged: 'Jo varattu',
  imported: '%{smart_count} varattu |||| %{smart_count} varattu',
  existing: '%{smart_count} jo varattu |||| %{smart_count} jo varattu',
  undo: 'Peruuta kaikki matkat',
  undoDays:
    'Voit peruuttaa ne yhdessä %{days} päivän ajan. Meneillään olevat, päättyneet ja muutetut matkat jätetään ennalleen.',
  undoneCount: '%{smart_count} peruutettu |||| %{smart_count} peruutettu',
  undoTitle: 'Peruutetaanko %{smart_count} matka? |||| Peruutetaanko %{smart_count} matkaa?',
  undoText: 'Matkustajille ja taksiyrityksille ilmoitetaan. Peruutettuja matkoja ei voi palauttaa.',
  undoKeep: 'Säilytä matkat',
  undoConfirm: 'Peruuta matkat',
};
