import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Tipos impositivos',
  area: 'Base y zona',
  areaHint:
    'Haga clic en el mapa o arrastre la marca del centro para mover la base. Para cambiar la zona, indique un radio o arrastre la marca del borde.',
  noBase: 'Haga clic donde está la base, colóquela en el centro del mapa o busque su dirección.',
  baseAddress: 'Buscar la dirección de la base',
  radius: 'Radio de la zona',
  radiusWrong: 'Indique un radio de %{min} a %{max}',
  placeBase: 'Colocar la base en el centro',
  serves: 'Atiende recogidas hasta a %{distance} de su base',
  paymentMissing: 'Elija al menos una forma de pago',
  compare: 'Comparar tarifas',
  compareText: 'Lo que cuesta un viaje de %{distance} en %{duration} con cada empresa de taxis.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'Se comparan los primeros %{smart_count} de %{total} vehículos.',
};
