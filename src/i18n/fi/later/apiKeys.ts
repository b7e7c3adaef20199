import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Uusi salaisuus',
  title: 'Uusi salaisuus: %{row}',
  text: 'Kun molemmat salaisuudet ovat voimassa, avainta käyttävät järjestelmät voi vaihtaa yksi kerrallaan.',
  former: 'Nykyinen salaisuus on voimassa',
  former0: 'ei enää',
  former60: 'vielä tunnin',
  former1440: 'vielä päivän',
  former10080: 'vielä viikon',
  submit: 'Luo uusi salaisuus',
  failed: 'Salaisuutta ei luotu. Yritä uudelleen.',
  shownTitle: 'Salaisuus: %{row}',
  shownText:
    'Kopioi se nyt ja säilytä turvallisessa paikassa. Se näytetään vain tämän kerran. Jos se katoaa, luo uusi.',
  secret: 'Salaisuus',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  notCopied: 'Valitse salaisuus ja kopioi se.',
  formerUntil: 'Edellinen salaisuus on voimassa %{when} asti.',
  done: 'Valmis',
  making: 'Salaisuutta luodaan',
};
