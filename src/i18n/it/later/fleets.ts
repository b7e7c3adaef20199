import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Aliquote',
  area: 'Base e zona',
  areaHint:
    'Faccia clic sulla mappa o trascini il segno al centro per spostare la base. Per cambiare la zona, inserisca un raggio o trascini il segno sul bordo.',
  noBase:
    'Faccia clic dove si trova la base, la metta al centro della mappa o ne cerchi l’indirizzo.',
  baseAddress: 'Cerca l’indirizzo della base',
  radius: 'Raggio della zona',
  radiusWrong: 'Inserisca un raggio da %{min} a %{max}',
  placeBase: 'Metti la base al centro',
  serves: 'Serve partenze fino a %{distance} dalla base',
  paymentMissing: 'Scelga almeno un metodo di pagamento',
  compare: 'Confronta le tariffe',
  compareText: 'Quanto costa una corsa di %{distance} in %{duration} con ogni società di taxi.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'Sono confrontati i primi %{smart_count} veicoli su %{total}.',
};
