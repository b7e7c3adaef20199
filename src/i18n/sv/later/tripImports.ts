import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Konto',
    passenger: 'Resenär',
    email: 'E-post',
    phone: 'Telefon',
    from: 'Från',
    via: 'Stopp',
    to: 'Till',
    date: 'Datum',
    time: 'Tid',
    vehicle: 'Fordonsklass',
    vehicles: 'Antal fordon',
    flight: 'Flygnummer',
    notes: 'Anteckningar',
    again: 'Vilken av de lika resorna',
  },
  trip: 'Resa och pris',
  total: 'Tillsammans: %{amount}',
  newGuest: 'Ny gäst',
  choose: 'Välj för %{cell}',
  bookToo: 'Boka den här också',
  openOf: 'Öppna resan på rad %{line}',
  booked: 'Bokade resor',
  import: 'Boka %{smart_count} resa |||| Boka %{smart_count} resor',
  nothingToImport: 'Inget att boka: alla resor är redan bokade eller har fel.',
  unchanged: 'Redan bokad',
  imported: '%{smart_count} bokad |||| %{smart_count} bokade',
  existing: '%{smart_count} redan bokad |||| %{smart_count} redan bokade',
  undo: 'Avboka alla resor',
  undoDays:
    'Du kan avboka dem tillsammans i %{days} dagar. Resor som pågår, är avslutade eller har ändrats lämnas som de är.',
  undoneCount: '%{smart_count} avbokad |||| %{smart_count} avbokade',
  undoTitle: 'Avboka %{smart_count} resa? |||| Avboka %{smart_count} resor?',
  undoText: 'Resenärer och taxibolag meddelas. Avbokade resor kan inte återställas.',
  undoKeep: 'Behåll resorna',
  undoConfirm: 'Avboka resorna',
};
