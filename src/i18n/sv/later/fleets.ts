import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Skattesatser',
  area: 'Bas och område',
  areaHint:
    'Klicka på kartan eller dra märket i mitten för att flytta basen. Ändra området genom att ange en radie eller dra märket vid kanten.',
  noBase: 'Klicka där basen ligger, sätt den mitt på kartan eller sök efter dess adress.',
  baseAddress: 'Sök basens adress',
  radius: 'Områdets radie',
  radiusWrong: 'Ange en radie från %{min} till %{max}',
  placeBase: 'Sätt basen mitt på kartan',
  serves: 'Hämtar upp till %{distance} från basen',
  paymentMissing: 'Välj minst ett betalsätt',
  compare: 'Jämför priser',
  compareText: 'Vad en resa på %{distance} och %{duration} kostar hos varje taxibolag.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'De första %{smart_count} av %{total} fordon jämförs.',
};
