import { distanceUnitName, METERS_IN } from '../../../contract/core/format.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';
import { parts, times } from './smallUnits.ts';

interface DistanceBoxProps extends Pick<NumberBoxProps, 'label' | 'error' | 'onChange'> {
  /** Null shows an empty field. */
  meters: number | null;
}

/** A small field for a distance, in the unit of the channel's country; its value is in metres. */
export function DistanceBox({ meters, onChange, ...props }: DistanceBoxProps) {
  const { locale } = useFormats();
  const { distanceUnit } = pageConfig();
  const perUnit = METERS_IN[distanceUnit];
  return (
    <NumberBox
      {...props}
      end={distanceUnitName(distanceUnit, locale)}
      value={parts(meters, perUnit)}
      onChange={(units) => onChange(times(units, perUnit))}
    />
  );
}
