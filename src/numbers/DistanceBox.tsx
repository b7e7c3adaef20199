import { useState } from 'react';
import { inUnit, typedMeters } from '../../contract/core/distance.ts';
import { distanceUnitName } from '../../contract/core/format.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';

const NO_LIMITS: readonly number[] = [];

interface DistanceBoxProps extends Omit<NumberBoxProps, 'value' | 'start' | 'end'> {
  /** Null shows an empty field. */
  meters: number | null;
  /** Metres that are meant where they are shown as what is typed: the limits of the field. */
  limits?: readonly number[];
}

/** A small field for a distance, in the unit of the channel's country; its value is in metres. */
export function DistanceBox({ meters, limits = NO_LIMITS, onChange, ...props }: DistanceBoxProps) {
  const { locale } = useFormats();
  const { distanceUnit } = pageConfig();
  // Typing the first number again brings back its metres, although it is shown rounded.
  const [first] = useState(meters);
  const known = first === null ? limits : [first, ...limits];
  return (
    <NumberBox
      {...props}
      end={distanceUnitName(distanceUnit, locale)}
      value={meters === null ? null : inUnit(meters, distanceUnit)}
      onChange={(units) =>
        onChange(units === null ? null : typedMeters(units, distanceUnit, known))
      }
    />
  );
}
