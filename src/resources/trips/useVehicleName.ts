import { useTranslate } from 'react-admin';
import { vehicleKey } from '../../../contract/messages/vehicles.ts';

/**
 * A vehicle class in the user's language. Fleets name their classes: common names are translated,
 * the others are shown as the fleet writes them.
 * @example useVehicleName()('A-Class 5 Seater') // 'Classe A 5 places' in French
 */
export function useVehicleName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`vehicleNames.${vehicleKey(name)}`, { _: name });
}
