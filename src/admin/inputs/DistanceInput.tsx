import { useState } from 'react';
import { inUnit, typedMeters } from '../../../contract/core/distance.ts';
import { distanceUnitName } from '../../../contract/core/format.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const NO_LIMITS: readonly number[] = [];

interface DistanceInputProps extends Omit<NumberInputProps, 'value' | 'start' | 'end'> {
  /** Null shows an empty field. */
  meters: number | null;
  /** Metres that are meant where they are shown as what is typed: the limits of the field. */
  limits?: readonly number[];
}

/** A small field for a distance, in the unit of the channel's country; its value is in metres. */
export function DistanceInput({
  meters,
  limits = NO_LIMITS,
  onChange,
  ...props
}: DistanceInputProps) {
  const { locale } = useFormats();
  const { distanceUnit } = pageConfig();
  // Typing the first number again brings back its metres, although it is shown rounded.
  const [first] = useState(meters);
  const known = first === null ? limits : [first, ...limits];
  return (
    <NumberInput
      {...props}
      end={distanceUnitName(distanceUnit, locale)}
      value={meters === null ? null : inUnit(meters, distanceUnit)}
      onChange={(units) =>
        onChange(units === null ? null : typedMeters(units, distanceUnit, known))
      }
    />
  );
}
