import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'A fiókadminisztrátorok nem láthatók ezen az oldalon',
    hiddenText: 'A menü Személyek pontja alatt találja őket.',
    unknown: 'Ezen az oldalon nincs ilyen nevű lap',
    unknownText: 'Válasszon a fenti lapok közül.',
  },
  searchAdmins: 'Keresés: adminisztrátorok',
  invite: {
    first: 'Meghívó küldése: %{name}',
    again: 'Meghívó újraküldése: %{name}',
    tip: 'Meghívó küldése',
    tipAgain: 'Meghívó újraküldése (utoljára: %{when})',
    title: 'Küld meghívót?',
    titleAgain: 'Újraküldi a meghívót?',
    text: '%{name} e-mailt kap ide: %{email}. Ebből megtudja, hogy taxi foglalható a részére, és hogyan kapja meg az utazások adatait. Bejelentkeznie nem kell.',
    textAgain: 'Utoljára elküldve: %{when}.',
    confirm: 'Küldés',
    done: 'A meghívó úton van: %{name}',
    failed: 'A meghívót nem sikerült elküldeni. Próbálja újra.',
  },
  ahead: {
    question: 'Mi legyen a jövőbeli utazásokkal?',
    keep: 'Megtartás',
    cancel: 'Lemondás',
    count: '%{smart_count} jövőbeli utazás',
    none: 'Nincs jövőbeli utazás.',
    more: 'és még %{smart_count}',
    fee: 'A lemondás most %{fee} késői lemondási díjba kerül.',
    feeShown: 'A fenti utazások lemondása most %{fee} késői lemondási díjba kerül.',
    failed: 'A jövőbeli utazásokat nem sikerült betölteni. Ezek megmaradnak.',
    stays: 'A lemondott utazások akkor is lemondva maradnak, ha ezt visszavonja.',
    feeStays:
      'A lemondott utazások lemondva maradnak, és a díjat akkor is meg kell fizetni, ha ezt visszavonja.',
    out: 'Mostantól senki sem foglalhat a részükre.',
  },
};
