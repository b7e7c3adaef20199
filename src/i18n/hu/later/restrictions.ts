import type { restrictions as english } from '../../en/later/restrictions.ts';
import type { Messages } from '../../messages.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Még nincs szabály. Minden utazás megengedett.',
  summary: 'Röviden',
  aboveZero: 'Adjon meg 0-nál nagyobb számot, vagy hagyja üresen, ha nincs korlát',
  whole: 'Adjon meg egész számot',
  minutes: 'perc',
  moving:
    '%{groups} most másik utazási korlátozást követ, és erre vált át. |||| %{groups} most más utazási korlátozásokat követnek, és erre váltanak át.',
  distance: 'Legnagyobb távolság',
  duration: 'Leghosszabb menetidő',
  spending: {
    day: 'Napi költés',
    week: 'Heti költés',
    month: 'Havi költés',
  },
  trips: { day: 'Utazások naponta', week: 'Utazások hetente', month: 'Utazások havonta' },
  limits: {
    title: 'Korlátok utasonként',
    hint: 'Ha nincs korlát, hagyja üresen a mezőt. A hét hétfővel kezdődik.',
  },
  trip: { title: 'Korlátok utazásonként', hint: 'A teljes útra, megállókkal együtt.' },
  days: {
    title: 'Utazás nélküli idők',
    hint: 'Ilyenkor nem indulhat utazás, a felvétel helyi ideje szerint.',
    invalid: 'Adjon meg időpontot, például 09:30',
    none: 'Nincs korlátozás',
    fullDay: 'Egész nap',
    range: 'Idősáv',
    startTime: '%{day}: nincs utazás ettől',
    endTime: '%{day}: nincs utazás eddig',
    remove: '%{day}: idősáv eltávolítása',
    add: 'Második idősáv hozzáadása',
  },
  weekdays: {
    monday: 'Hétfő',
    tuesday: 'Kedd',
    wednesday: 'Szerda',
    thursday: 'Csütörtök',
    friday: 'Péntek',
    saturday: 'Szombat',
    sunday: 'Vasárnap',
  },
  places: {
    title: 'Helyek',
    hint: 'Ha vannak helyek, az utazás akkor megengedett, ha valamelyiknek megfelel. A megállóknak is ezeken a helyeken kell lenniük.',
    kind: '%{number}. hely',
    types: { from: 'Utazások innen', to: 'Utazások ide', between: 'Utazások e helyek között' },
    origin: 'Kezdete',
    destination: 'Vége',
    radius: 'Körzet',
    radiusLimits: 'Adjon meg %{min} és %{max} közötti értéket',
    add: 'Hely hozzáadása',
    remove: '%{number}. hely eltávolítása',
  },
  trial: {
    try: 'Kipróbálás az elmúlt %{days} nap utazásain',
    failed: 'A szabályokat most nem sikerült kipróbálni. Próbálja újra.',
    more: 'Még %{smart_count}',
    latest: 'Ez a legutóbbi %{smart_count}.',
    none: 'Az elmúlt %{days} napban nem volt utazás, amelyen a szabályokat ki lehetne próbálni.',
    partial:
      'A fióknak több utazása van, mint amennyit egyszerre ki lehet próbálni. Csak a legutóbbi %{reads} utazást néztük meg, ettől a naptól: %{date}.',
    result:
      'Az elmúlt %{days} nap %{checked} utazásából %{smart_count} nem lett volna megengedett.',
  },
};
