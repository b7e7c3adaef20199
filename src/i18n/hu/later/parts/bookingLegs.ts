import type {
  bookingLegs as englishBookingLegs,
  returnTrip as englishReturnTrip,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishBookingLegs> = {
  outbound: 'Odaút',
  inbound: 'Visszaút',
  waiting: {
    outbound: 'Várakozás',
    inbound: 'A visszaút az odaút lefoglalása után következik',
  },
  creating: { outbound: 'Foglalás létrehozása…', inbound: 'Visszaút foglalása…' },
  paying: { outbound: 'Fizetés megerősítése…', inbound: 'A visszaút fizetésének megerősítése…' },
  created: { outbound: 'Foglalás visszaigazolva', inbound: 'Visszaút visszaigazolva' },
  error: { outbound: 'A foglalás nem sikerült', inbound: 'A visszaút nincs lefoglalva' },
  declined: { outbound: 'A fizetés nem sikerült', inbound: 'A visszaút fizetése nem sikerült' },
  uncertain: {
    outbound: 'Még nem tudjuk, hogy az utazás le van-e foglalva',
    inbound: 'Még nem tudjuk, hogy a visszaút le van-e foglalva',
  },
  unsent: {
    outbound: 'A foglalás még nincs elküldve',
    inbound: 'A visszaút foglalása még nincs elküldve',
  },
  giveUp: { outbound: 'Foglalás leállítása', inbound: 'Visszaút leállítása' },
  giveUpTitle: {
    outbound: 'Leállítja ezt a foglalást?',
    inbound: 'Leállítja a visszaút foglalását?',
  },
  abandoning: { outbound: 'Foglalás leállítása…', inbound: 'Visszaút leállítása…' },
  abandoned: { outbound: 'Foglalás leállítva', inbound: 'Visszaút nincs lefoglalva' },
  cancelling: { outbound: 'Lemondás…', inbound: 'Visszaút lemondása…' },
  cancelled: { outbound: 'Foglalás lemondva', inbound: 'Visszaút lemondva' },
  cancel: { outbound: 'Foglalás lemondása', inbound: 'Visszaút lemondása' },
  cancelTitle: { outbound: 'Lemondja ezt a foglalást?', inbound: 'Lemondja a visszautat?' },
  duplicateBack: { outbound: 'Vissza az űrlaphoz', inbound: 'Visszaút nélkül' },
  changeTime: 'Másik időpont',
};

export const returnTrip: Messages<typeof englishReturnTrip> = {
  wanted: 'Visszaút foglalása',
  title: 'Visszaút',
  text: 'Innen: %{pickup}, ide: %{dropoff}.',
  date: 'Visszaút dátuma',
  time: 'Visszaút időpontja',
  earliest: 'Legkorábban: %{time}.',
  zone: 'Helyi idő a visszaút felvételi helyén: %{zone}.',
  cancel: 'Mégse',
  confirm: 'Megerősítés',
  edit: 'Visszaút időpontjának módosítása',
  at: 'Visszaút: %{time}',
  flight: 'Visszaút járatszáma',
  fare: 'Visszaút',
  outboundFare: 'Odaút',
};
