import { useTranslate } from 'react-admin';

/**
 * A vehicle class in the user's language. Fleets name their classes themselves: those that are
 * common are translated, others are shown as their fleet calls them.
 * @example useVehicleName()('A-Class 5 Seater') // 'Classe A 5 places' in French
 */
export function useVehicleName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => {
    const key = name.trim().toLowerCase().replaceAll(/\W+/g, '_');
    return translate(`vehicleNames.${key}`, { _: name });
  };
}
