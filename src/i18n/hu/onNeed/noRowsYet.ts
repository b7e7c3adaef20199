import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Még nincsenek munkatársak',
    text: 'Az utazásokat munkatársak számára foglalják. Vegye fel az elsőt névvel, e-mail-címmel és telefonszámmal, vagy importáljon egy egész listát: a CSV-sablon megadja az oszlopokat.',
  },
  'business-guests': {
    title: 'Még nincsenek vendégek',
    text: 'A vendégek olyan látogatók, akiknek utazást foglal, például álláspályázók vagy ügyfelek. Vegye fel itt az elsőt. Akit foglalás közben vendégként adnak meg, az utána itt is szerepel.',
  },
  'travel-restrictions': {
    title: 'Még nincsenek utazási korlátozások',
    text: 'Utazási korlátozások nélkül a munkatársak bármilyen utazást foglalhatnak. Egy korlátozás megszabja, mit foglalhat egy csoport, például hétköznap az iroda és a repülőtér között, egy bizonyos árig.',
  },
  'favourite-addresses': {
    title: 'Még nincsenek kedvencek',
    text: 'Foglaláskor a kedvencek az első javaslatok. Kezdje azzal a címmel, ahonnan a legtöbb utazás indul, például: „Központ”.',
  },
  corporations: {
    title: 'Még nincsenek fiókok',
    text: 'A fiók egy cég, amely Önöknél foglal utazásokat. Vegye fel az elsőt azzal a taxitársasággal, amely számláz neki, majd hívja meg az első adminisztrátorát.',
  },
  fleets: {
    title: 'Még nincsenek taxitársaságok',
    text: 'Az utazásokat a taxitársaságok végzik. Vegye fel az elsőt a telefonszámával és a területével, majd a járműveit és az árait.',
  },
  'fleet-offers': {
    title: 'Még nincsenek járművek',
    text: 'Foglaláskor a taxitársaságok járművei közül lehet választani. Vegyen fel egy kategóriát az ülések számával és az árakkal, például egy négyüléses személyautót.',
  },
  budgets: {
    title: 'Még nincsenek költségkeretek',
    text: 'A keret megmondja, mennyit költhet egy fiók, egy csoport vagy egy költségkód egy hónapban, negyedévben vagy évben. Az előre lefoglalt utak is számítanak. Adja hozzá az elsőt az összegével.',
  },
  'api-keys': {
    title: 'Még nincsenek API-kulcsok',
    text: 'API-kulccsal a saját rendszerei hívhatják a szolgáltatást, például egy személyügyi rendszer, amely naprakészen tartja a munkatársakat. Adja hozzá az elsőt, és válassza ki, mit tehet.',
  },
  'webhook-endpoints': {
    title: 'Még nincsenek webhookok',
    text: 'A webhook megmondja a saját rendszereinek, mi történik, például ha egy utazást lefoglalnak vagy lemondanak. Adja hozzá az elsőt azzal a címmel, amelyet hívni kell.',
  },
  invoices: {
    title: 'Még nincsenek számlák',
    text: 'Minden hónap elején számlára kerülnek az előző hónap azon utazásai, amelyeket a céges fiók fizet. A számla utána itt szerepel, PDF- és CSV-formátumban.',
  },
};
