import type { Messages } from '../../messages.ts';
import type { restrictions as english } from '../../en/later/restrictions.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Ei vielä sääntöjä. Kaikki matkat on sallittu.',
  summary: 'Lyhyesti',
  aboveZero: 'Kirjoita lukua 0 suurempi luku tai jätä tyhjäksi, jos rajaa ei ole',
  whole: 'Kirjoita kokonaisluku',
  minutes: 'min',
  moving:
    '%{groups} noudattaa nyt toista matkarajoitusta ja siirtyy tähän. |||| %{groups} noudattavat nyt muita matkarajoituksia ja siirtyvät tähän.',
  distance: 'Pisin matka',
  duration: 'Pisin matka-aika',
  spending: {
    day: 'Kulut päivässä',
    week: 'Kulut viikossa',
    month: 'Kulut kuukaudessa',
  },
  trips: { day: 'Matkoja päivässä', week: 'Matkoja viikossa', month: 'Matkoja kuukaudessa' },
  limits: {
    title: 'Rajat matkustajaa kohti',
    hint: 'Jätä kenttä tyhjäksi, jos rajaa ei ole. Viikko alkaa maanantaista.',
  },
  trip: { title: 'Rajat matkaa kohti', hint: 'Koko reitti välipysähdyksineen.' },
  days: {
    title: 'Ajat ilman matkoja',
    hint: 'Silloin mikään matka ei saa alkaa, noutopaikan kellon mukaan.',
    invalid: 'Kirjoita aika, esimerkiksi 09:30',
    none: 'Ei rajoitusta',
    fullDay: 'Koko päivä',
    range: 'Aikaväli',
    startTime: '%{day}: matkaton aika alkaa',
    endTime: '%{day}: matkaton aika päättyy',
    remove: '%{day}: poista tämä aikaväli',
    add: 'Lisää toinen aikaväli',
  },
  weekdays: {
    monday: 'Maanantai',
    tuesday: 'Tiistai',
    wednesday: 'Keskiviikko',
    thursday: 'Torstai',
    friday: 'Perjantai',
    saturday: 'Lauantai',
    sunday: 'Sunnuntai',
  },
  places: {
    title: 'Paikat',
    hint: 'Jos paikkoja on, matka on sallittu, kun se sopii johonkin niistä. Myös välipysähdysten on oltava näissä paikoissa.',
    kind: 'Paikka %{number}',
    types: { from: 'Matkat paikasta', to: 'Matkat paikkaan', between: 'Matkat välillä' },
    origin: 'Alku',
    destination: 'Loppu',
    radius: 'Säde',
    radiusLimits: 'Anna säde väliltä %{min} – %{max}',
    add: 'Lisää paikka',
    remove: 'Poista paikka %{number}',
  },
  trial: {
    try: 'Kokeile viimeisten %{days} päivän matkoihin',
    failed: 'Sääntöjä ei voitu kokeilla juuri nyt. Yritä uudelleen.',
    more: 'Näytä vielä %{smart_count}',
    latest: 'Nämä ovat viimeisimmät %{smart_count}.',
    none: 'Viimeisten %{days} päivän aikana ei ollut matkoja, joilla sääntöjä voisi kokeilla.',
    partial:
      'Tilillä on enemmän matkoja kuin kerralla kokeillaan. Vain viimeisimmät %{reads} matkaa, alkaen %{date}, tarkistettiin.',
    result:
      'Viimeisten %{days} päivän %{checked} matkasta olisi hylätty %{smart_count}. |||| Viimeisten %{days} päivän %{checked} matkasta olisi hylätty %{smart_count}.',
  },
};
