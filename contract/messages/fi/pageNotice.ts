import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Sivua ei voitu ladata',
  text: 'Tarkista yhteys ja lataa sivu uudelleen.',
  reload: 'Lataa sivu uudelleen',
  noScript: 'JavaScript on pois käytöstä selaimessasi. Ota se käyttöön ja lataa sivu uudelleen.',
  offline: {
    title: 'Ei verkkoyhteyttä',
    unreachable: 'Palveluun ei saada yhteyttä: %{company}',
    text: 'Tämä sivu avautuu itsestään, kun yhteys palaa.',
    retry: 'Yritä uudelleen',
    still: 'Yhteyttä ei vieläkään ole.',
  },
};
