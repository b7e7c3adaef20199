/** Taxi companies and the areas that they serve. */
export const fleets = {
  taxRates: 'Tax rates',
  area: 'Base and area',
  areaHint:
    'Click on the map or drag the mark in the middle to move the base. To change the area, enter a radius or drag the mark at its edge.',
  noBase: 'Click where the base is, put it in the middle of the map, or search for its address.',
  baseAddress: 'Find the base by its address',
  radius: 'Radius of the area',
  radiusWrong: 'Enter a radius from %{min} to %{max}',
  placeBase: 'Put the base in the middle of the map',
  serves: 'Serves pickups up to %{distance} from its base',
  paymentMissing: 'Choose at least one payment method',
  compare: 'Compare fares',
  compareText: 'What %{distance} in %{duration} cost with each taxi company.',
  tariff: '%{base} + %{distance} + %{minute}/min',
  someCompared: 'The first %{smart_count} of %{total} vehicles are compared.',
} as const;
