import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Verokannat',
  area: 'Asemapaikka ja alue',
  areaHint:
    'Siirrä asemapaikkaa napsauttamalla karttaa tai vetämällä keskellä olevaa merkkiä. Muuta aluetta antamalla säde tai vetämällä reunan merkkiä.',
  noBase: 'Napsauta asemapaikkaa, aseta se kartan keskelle tai hae sen osoite.',
  baseAddress: 'Hae asemapaikan osoite',
  radius: 'Alueen säde',
  radiusWrong: 'Anna säde väliltä %{min} – %{max}',
  placeBase: 'Aseta asemapaikka kartan keskelle',
  serves: 'Noutaa enintään %{distance} asemapaikasta',
  paymentMissing: 'Valitse vähintään yksi maksutapa',
  compare: 'Vertaa hintoja',
  compareText: 'Mitä matka maksaa kussakin taksiyhtiössä: %{distance}, %{duration}.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared:
    'Vertailussa ovat ensimmäiset %{smart_count} ajoneuvoa, kun kaikkiaan niitä on %{total}.',
};
