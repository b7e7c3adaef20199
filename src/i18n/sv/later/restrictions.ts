import type { Messages } from '../../messages.ts';
import type { restrictions as english } from '../../en/later/restrictions.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Inga regler än. Alla resor är tillåtna.',
  summary: 'I korthet',
  aboveZero: 'Ange ett tal över 0 eller lämna tomt om ingen gräns ska gälla',
  whole: 'Ange ett heltal',
  minutes: 'min',
  moving:
    '%{groups} följer nu en annan resebegränsning och byter till den här. |||| %{groups} följer nu andra resebegränsningar och byter till den här.',
  distance: 'Längsta sträcka',
  duration: 'Längsta restid',
  spending: {
    day: 'Utgifter per dag',
    week: 'Utgifter per vecka',
    month: 'Utgifter per månad',
  },
  trips: { day: 'Resor per dag', week: 'Resor per vecka', month: 'Resor per månad' },
  limits: {
    title: 'Gränser per resenär',
    hint: 'Ett tomt fält betyder ingen gräns. Veckan börjar på måndag.',
  },
  trip: { title: 'Gränser per resa', hint: 'För hela vägen, med stopp.' },
  days: {
    title: 'Tider utan resor',
    hint: 'Då får ingen resa börja, enligt klockan vid upphämtningen.',
    invalid: 'Ange en tid, till exempel 09:30',
    none: 'Ingen begränsning',
    fullDay: 'Hela dagen',
    range: 'Tidsintervall',
    startTime: '%{day}: inga resor från',
    endTime: '%{day}: inga resor till',
    remove: '%{day}: ta bort tidsintervallet',
    add: 'Lägg till ett andra tidsintervall',
  },
  weekdays: {
    monday: 'Måndag',
    tuesday: 'Tisdag',
    wednesday: 'Onsdag',
    thursday: 'Torsdag',
    friday: 'Fredag',
    saturday: 'Lördag',
    sunday: 'Söndag',
  },
  places: {
    title: 'Platser',
    hint: 'Med platser är en resa tillåten när den passar in på en av dem. Även stopp måste vara på dessa platser.',
    kind: 'Plats %{number}',
    types: { from: 'Resor från', to: 'Resor till', between: 'Resor mellan' },
    origin: 'Start',
    destination: 'Slut',
    radius: 'Inom',
    radiusLimits: 'Ange %{min} till %{max}',
    add: 'Lägg till plats',
    remove: 'Ta bort plats %{number}',
  },
  trial: {
    try: 'Prova på de senaste %{days} dagarnas resor',
    failed: 'Reglerna kunde inte provas just nu. Försök igen.',
    more: 'Visa %{smart_count} till',
    latest: 'Detta är de senaste %{smart_count}.',
    none: 'Det fanns inga resor de senaste %{days} dagarna att prova reglerna på.',
    partial:
      'Kontot har fler resor än vad som prövas på en gång. Bara de senaste %{reads}, från och med %{date}, granskades.',
    result:
      '%{smart_count} av %{checked} resor de senaste %{days} dagarna skulle ha nekats. |||| %{smart_count} av %{checked} resor de senaste %{days} dagarna skulle ha nekats.',
  },
};
