import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Nem igazolható vissza',
    message:
      'Ez a foglalás már nem igazolható vissza. Keresse meg az utazások között, vagy foglaljon újra.',
  },
  BOOKING_EXPIRED: {
    title: 'Lejárt foglalás',
    message:
      'A foglalást nem igazolták vissza időben, és semmit sem terheltünk meg. Foglaljon újra.',
  },
  BOOKING_ABANDONED: {
    title: 'Leállított foglalás',
    message:
      'Ezt a foglalást leállították, mielőtt létrejött volna. Semmit sem terheltünk meg. Foglaljon újra.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Nem mondható le',
    message: 'Ez az utazás itt már nem mondható le. Hívja a taxitársaságot.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Nem módosítható',
    message: 'Csak előre foglalt utazás módosítható, és ez már nem. Töltse be újra az oldalt.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'A módosítást nem erősítették meg időben',
    message:
      'Az utazás felvételi ideje nem változik. Válassza ki újra az új időpontot, és erősítse meg.',
  },
  FARE_CHANGED: {
    title: 'Emelkedett az ár',
    message:
      'Ennek az utazásnak az ára most %{fare}, korábban %{expected} volt. Erősítse meg az új árat, vagy módosítsa az utazást.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Kétszer foglalja?',
    message: 'Már van ilyen foglalás. Erősítse meg, hogy még egyet szeretne.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Az utazási szabályok nem engedik',
    message:
      'Az utas utazási szabályai nem engedik ezt az utazást. %{rules} Módosítsa az utazást, és próbálja újra.',
  },
  PAYMENT_DECLINED: {
    title: 'Elutasított kártya',
    message:
      'A bank elutasította a kártyát. Nem történt foglalás, és semmit sem terheltünk meg. Válasszon másik fizetési módot.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Nem megerősített fizetés',
    message: 'A bankja még nem erősítette meg a fizetést. Erősítse meg ott, majd próbálja újra.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'A jármű nem elérhető',
    message: 'Ez a jármű már nem választható ehhez az utazáshoz. Válasszon másikat.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Nincs elérhető ár',
    message: 'Ehhez az utazáshoz nem számítható ár. Módosítsa a címeket vagy a járművet.',
  },
  TRIP_TOO_LONG: {
    title: 'Túl hosszú utazás',
    message:
      'Ennek az utazásnak a hossza %{distance}; a(z) %{fleet} legfeljebb %{longest} távolságra vállal utat. Válasszon közelebbi célt, kevesebb megállót vagy másik taxitársasát.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Még nincs nyugta',
    message: 'Nyugta akkor készül, amikor az utazás véget ért, és az ára végleges.',
  },
  TRACKING_ENDED: {
    title: 'Ez az utazás véget ért',
    message: 'A követésére szolgáló hivatkozás már nem érvényes. Nyugtát a foglalótól kérhet.',
  },
};
