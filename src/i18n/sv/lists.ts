import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

/** The frame of every list: filters, columns, keys. */
export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Välj',
  details: 'Detaljer: %{row}',
  filters: {
    add: 'Lägg till filter',
    clear: 'Rensa alla',
    remove: 'Ta bort filtret %{name}',
    active: 'Filter',
    find: 'Sök…',
    apply: 'Använd',
    show: 'Visa filter',
    showSet: 'Visa filter (%{smart_count} valda)',
    more: 'Visa fler',
    from: 'Från',
    to: 'Till',
    notANumber: 'Ange ett tal',
    order: 'Den övre gränsen kan inte vara lägre än den undre',
    least: 'Minst',
    most: 'Högst',
    since: 'från %{from}',
    until: 'till %{to}',
    between: '%{from} – %{to}',
    contains: '”%{text}”',
    defaultRow: 'Standard',
    yes: 'Ja',
    no: 'Nej',
    loadFailed: 'Alternativen kunde inte läsas in.',
  },
  periods: {
    today: 'I dag',
    tomorrow: 'I morgon',
    next7: 'Kommande 7 dagar',
    last7: 'Senaste 7 dagarna',
    thisMonth: 'Den här månaden',
    lastMonth: 'Förra månaden',
  },
  days: {
    required: 'Välj ett datum',
    invalid: 'Ange ett datum mellan 2000 och 2100',
    order: 'Sista dagen kan inte vara före den första',
  },
  inPlace: {
    refused: '%{field} för %{row} är som förut. ”%{value}” sparades inte: %{reason}',
    unanswered:
      'Inget svar kom: %{field} för %{row} kanske inte sparades som ”%{value}”. Listan visar vad som är sparat så snart servern svarar.',
  },
  columns: {
    open: 'Kolumner',
    title: 'Kolumner',
    hint: 'Dra raderna för att ändra ordningen, eller lyft en med mellanslag och flytta den med piltangenterna.',
    show: 'Visa %{name}',
    drag: 'Flytta %{name}',
    reset: 'Återställ',
    apply: 'Använd',
    oneNeeded: 'Behåll minst en kolumn',
    moved: '%{name} är nu på plats %{position} av %{all}',
  },
};
