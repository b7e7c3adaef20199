import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Belastingtarieven',
  area: 'Standplaats en gebied',
  areaHint:
    'Klik op de kaart of versleep de markering in het midden om de standplaats te verplaatsen. Wijzig het gebied met de straal of versleep de markering aan de rand.',
  noBase: 'Klik waar de standplaats is, zet die in het midden van de kaart of zoek het adres.',
  baseAddress: 'Adres van de standplaats zoeken',
  radius: 'Straal van het gebied',
  radiusWrong: 'Vul een straal in van %{min} tot %{max}',
  placeBase: 'Standplaats in het midden van de kaart zetten',
  serves: 'Haalt op tot %{distance} van de standplaats',
  paymentMissing: 'Kies minstens één betaalwijze',
  compare: 'Tarieven vergelijken',
  compareText: 'Wat een rit van %{distance} in %{duration} bij elk taxibedrijf kost.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'De eerste %{smart_count} van %{total} voertuigen worden vergeleken.',
};
