/** Vehicle classes that every fleet may have, by their English names in small letters. */
export const VEHICLE_CLASSES = [
  'any_vehicle',
  'regular_5_seater',
  'regular_6_seater',
  'regular_7_seater',
  'regular_8_seater',
  'a_class',
  'a_class_5_seater',
  'a_class_6_seater',
  'a_class_7_seater',
  'a_class_8_seater',
  'b_class',
  'b_class_5_seater',
  'b_class_6_seater',
  'b_class_7_seater',
  'b_class_8_seater',
  'estate',
  'low_rider',
  'high_rider',
  'minibus',
  'wheelchair',
  'saloon',
] as const;

export type VehicleTexts = Record<(typeof VEHICLE_CLASSES)[number], string>;

/** The key of a vehicle class in the texts: `any_vehicle` for "Any Vehicle". */
export const vehicleKey = (name: string): string =>
  name.trim().toLowerCase().replaceAll(/\W+/g, '_');

/**
 * A vehicle class in the language of the texts. Fleets name their classes themselves: common names
 * are translated, others stay as the fleet wrote them.
 * @example vehicleName('A-Class 5 Seater', messages.fr.trip.vehicles) // 'Classe A 5 places'
 */
export const vehicleName = (name: string, texts: VehicleTexts): string =>
  new Map<string, string>(Object.entries(texts)).get(vehicleKey(name)) ?? name;
