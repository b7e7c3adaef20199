import type { Messages } from '../../messages.ts';
import type { restrictions as english } from '../../en/later/restrictions.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Nog geen regels. Elke rit is toegestaan.',
  summary: 'In het kort',
  aboveZero: 'Vul een getal boven 0 in of laat het leeg voor geen limiet',
  whole: 'Vul een geheel getal in',
  minutes: 'min.',
  moving:
    '%{groups} houdt zich nu aan een andere reisbeperking en gaat over naar deze. |||| %{groups} houden zich nu aan andere reisbeperkingen en gaan over naar deze.',
  distance: 'Langste afstand',
  duration: 'Langste reistijd',
  spending: {
    day: 'Uitgaven per dag',
    week: 'Uitgaven per week',
    month: 'Uitgaven per maand',
  },
  trips: { day: 'Ritten per dag', week: 'Ritten per week', month: 'Ritten per maand' },
  limits: {
    title: 'Limieten per passagier',
    hint: 'Laat een veld leeg voor geen limiet. De week begint op maandag.',
  },
  trip: { title: 'Limieten per rit', hint: 'Van de hele weg, met tussenstops.' },
  days: {
    title: 'Tijden zonder ritten',
    hint: 'Dan mag er geen rit beginnen, volgens de klok op het ophaaladres.',
    invalid: 'Vul een tijd in, bijvoorbeeld 09:30',
    none: 'Geen beperking',
    fullDay: 'Hele dag',
    range: 'Tijdvak',
    startTime: '%{day}: geen ritten vanaf',
    endTime: '%{day}: geen ritten tot',
    remove: '%{day}: dit tijdvak verwijderen',
    add: 'Tweede tijdvak toevoegen',
  },
  weekdays: {
    monday: 'Maandag',
    tuesday: 'Dinsdag',
    wednesday: 'Woensdag',
    thursday: 'Donderdag',
    friday: 'Vrijdag',
    saturday: 'Zaterdag',
    sunday: 'Zondag',
  },
  places: {
    title: 'Plaatsen',
    hint: 'Met plaatsen is een rit toegestaan wanneer die bij een ervan past. Ook tussenstops moeten op deze plaatsen zijn.',
    kind: 'Plaats %{number}',
    types: { from: 'Ritten vanaf', to: 'Ritten naar', between: 'Ritten tussen' },
    origin: 'Begin',
    destination: 'Einde',
    radius: 'Binnen',
    radiusLimits: 'Vul %{min} tot %{max} in',
    add: 'Plaats toevoegen',
    remove: 'Plaats %{number} verwijderen',
  },
  trial: {
    try: 'Uitproberen op de ritten van de laatste %{days} dagen',
    failed: 'De regels konden nu niet worden uitgeprobeerd. Probeer het opnieuw.',
    more: 'Nog %{smart_count} tonen',
    latest: 'Dit zijn de laatste %{smart_count}.',
    none: 'In de laatste %{days} dagen waren er geen ritten om de regels op te proberen.',
    partial:
      'Het account heeft meer ritten dan er in één keer worden geprobeerd. Alleen de laatste %{reads}, vanaf %{date}, zijn bekeken.',
    result:
      '%{smart_count} van %{checked} ritten van de laatste %{days} dagen zou zijn geweigerd. |||| %{smart_count} van %{checked} ritten van de laatste %{days} dagen zouden zijn geweigerd.',
  },
};
