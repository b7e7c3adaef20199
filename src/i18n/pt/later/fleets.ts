import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Taxas de imposto',
  area: 'Base e zona',
  areaHint:
    'Clique no mapa ou arraste a marca do meio para mover a base. Para alterar a zona, indique um raio ou arraste a marca da margem.',
  noBase: 'Clique onde fica a base, coloque-a no meio do mapa ou procure o seu endereço.',
  baseAddress: 'Procurar o endereço da base',
  radius: 'Raio da zona',
  radiusWrong: 'Indique um raio de %{min} a %{max}',
  placeBase: 'Colocar a base no meio do mapa',
  serves: 'Serve recolhas até %{distance} da sua base',
  paymentMissing: 'Escolha pelo menos uma forma de pagamento',
  compare: 'Comparar tarifas',
  compareText: 'Quanto custa uma viagem de %{distance} em %{duration} com cada empresa de táxis.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'São comparados os primeiros %{smart_count} de %{total} veículos.',
};
