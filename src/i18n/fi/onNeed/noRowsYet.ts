import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Ei vielä työntekijöitä',
    text: 'Matkoja varataan työntekijöille. Lisää ensimmäinen nimellä, sähköpostiosoitteella ja puhelinnumerolla tai tuo koko luettelo: CSV-malli kertoo sarakkeet.',
  },
  'business-guests': {
    title: 'Ei vielä vieraita',
    text: 'Vieraat ovat vierailijoita, joille varaat matkoja, esimerkiksi työnhakijoita tai asiakkaita. Lisää ensimmäinen tässä. Myös varauksessa vieraaksi merkitty näkyy sen jälkeen täällä.',
  },
  'travel-restrictions': {
    title: 'Ei vielä matkarajoituksia',
    text: 'Ilman matkarajoituksia työntekijät saavat varata minkä tahansa matkan. Rajoitus määrää, mitä ryhmä saa varata, esimerkiksi arkisin matkoja toimiston ja lentoaseman välillä tiettyyn hintaan asti.',
  },
  'favourite-addresses': {
    title: 'Ei vielä suosikkeja',
    text: 'Suosikkeja ehdotetaan varauksessa ensimmäisinä. Aloita osoitteesta, josta useimmat matkat alkavat, esimerkiksi ”Pääkonttori”.',
  },
  corporations: {
    title: 'Ei vielä tilejä',
    text: 'Tili on yritys, joka varaa teiltä matkoja. Lisää ensimmäinen ja taksiyhtiö, joka laskuttaa sitä, ja kutsu sitten tilin ensimmäinen pääkäyttäjä.',
  },
  fleets: {
    title: 'Ei vielä taksiyhtiöitä',
    text: 'Taksiyhtiöt ajavat matkat. Lisää ensimmäinen puhelinnumeroineen ja toiminta-alueineen ja sen jälkeen sen ajoneuvot ja hinnat.',
  },
  'fleet-offers': {
    title: 'Ei vielä ajoneuvoja',
    text: 'Varauksessa valitaan taksiyhtiöidesi ajoneuvoista. Lisää luokka istumapaikkoineen ja hintoineen, esimerkiksi nelipaikkainen henkilöauto.',
  },
  budgets: {
    title: 'Ei vielä budjetteja',
    text: 'Budjetti kertoo, paljonko tili, ryhmä tai kustannuskoodi saa käyttää kuukaudessa, vuosineljänneksessä tai vuodessa. Myös ennakkoon varatut matkat lasketaan. Lisää ensimmäinen ja sen summa.',
  },
  'api-keys': {
    title: 'Ei vielä API-avaimia',
    text: 'API-avaimella omat järjestelmäsi tekevät kutsuja, esimerkiksi henkilöstöjärjestelmä, joka pitää työntekijät ajan tasalla. Lisää ensimmäinen ja valitse, mitä se saa tehdä.',
  },
  'webhook-endpoints': {
    title: 'Ei vielä webhookeja',
    text: 'Webhook kertoo omille järjestelmillesi, mitä tapahtuu, esimerkiksi kun matka varataan tai perutaan. Lisää ensimmäinen ja anna osoite, jota kutsutaan.',
  },
  invoices: {
    title: 'Ei vielä laskuja',
    text: 'Jokaisen kuukauden alussa edellisen kuukauden matkat, jotka maksetaan yritystililtä, kootaan laskulle. Lasku näkyy sen jälkeen täällä PDF- ja CSV-muodossa.',
  },
};
