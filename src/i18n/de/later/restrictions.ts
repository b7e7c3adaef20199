import type { Messages } from '../../messages.ts';
import type { restrictions as english } from '../../en/later/restrictions.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Noch keine Regeln. Jede Fahrt ist erlaubt.',
  summary: 'Kurz gefasst',
  add: 'Regel hinzufügen',
  remove: 'Regel entfernen: %{rule}',
  incomplete: 'Noch unvollständig',
  noLimit: 'Keine Grenze',
  per: { day: '%{limit} pro Tag', week: '%{limit} pro Woche', month: '%{limit} pro Monat' },
  aboveZero:
    'Geben Sie eine Zahl über 0 ein oder lassen Sie das Feld leer, wenn es keine Grenze geben soll',
  whole: 'Geben Sie eine ganze Zahl ein',
  minutes: 'Min.',
  moving:
    'Für %{groups} gilt bisher eine andere Reisebeschränkung, künftig diese. |||| Für %{groups} gelten bisher andere Reisebeschränkungen, künftig diese.',
  distance: 'Längste Strecke',
  duration: 'Längste Fahrzeit',
  spending: {
    title: 'Ausgaben',
    day: 'Ausgaben pro Tag',
    week: 'Ausgaben pro Woche',
    month: 'Ausgaben pro Monat',
  },
  trips: {
    title: 'Anzahl der Fahrten',
    day: 'Fahrten pro Tag',
    week: 'Fahrten pro Woche',
    month: 'Fahrten pro Monat',
  },
  limits: {
    title: 'Grenzen pro Fahrgast',
    hint: 'Ein leeres Feld bedeutet: keine Grenze. Die Woche beginnt am Montag.',
  },
  trip: { title: 'Grenzen pro Fahrt', hint: 'Für die ganze Route mit Zwischenstopps.' },
  days: {
    title: 'Zeiten ohne Fahrten',
    hint: 'Zu diesen Zeiten darf keine Fahrt beginnen. Es gilt die Ortszeit am Abholort.',
    invalid: 'Geben Sie eine Uhrzeit ein, zum Beispiel 09:30',
    none: 'Keine Beschränkung',
    fullDay: 'Ganzer Tag',
    range: 'Zeitraum',
    startTime: '%{day}: keine Fahrten von',
    endTime: '%{day}: keine Fahrten bis',
    remove: '%{day}: diesen Zeitraum entfernen',
    add: 'Zweiten Zeitraum hinzufügen',
    copy: 'Auf Wochentage übertragen',
    copyDay: '%{day}: auf Montag bis Freitag übertragen',
  },
  weekdays: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  places: {
    title: 'Orte',
    hint: 'Wenn Orte angegeben sind, ist eine Fahrt nur erlaubt, wenn sie zu einem davon passt. Auch Zwischenstopps müssen an diesen Orten liegen.',
    kind: 'Ort %{number}',
    types: { from: 'Fahrten ab', to: 'Fahrten nach', between: 'Fahrten zwischen' },
    origin: 'Beginn',
    destination: 'Ende',
    radius: 'Umkreis',
    radiusLimits: 'Geben Sie %{min} bis %{max} ein',
    add: 'Ort hinzufügen',
    remove: 'Ort %{number} entfernen',
  },
  trial: {
    failed: 'Die Regeln konnten gerade nicht ausprobiert werden. Versuchen Sie es noch einmal.',
    more: '%{smart_count} weitere anzeigen',
    latest: 'Das sind die letzten %{smart_count}.',
    none: 'In den letzten %{days} Tagen gab es keine Fahrten, an denen sich die Regeln ausprobieren ließen.',
    partial:
      'Das Konto hat mehr Fahrten, als auf einmal ausprobiert werden. Angesehen wurden nur die letzten %{reads}, ab dem %{date}.',
    result:
      '%{smart_count} von %{checked} Fahrten der letzten %{days} Tage wäre abgelehnt worden. |||| %{smart_count} von %{checked} Fahrten der letzten %{days} Tage wären abgelehnt worden.',
  },
};
