import { ratePerKilometre, ratePerUnit } from '../../../contract/core/distance.ts';
import { distanceUnitName } from '../../../contract/core/format.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

interface RateInputProps extends Omit<MoneyInputProps, 'minorUnits' | 'end'> {
  /** In minor units of the channel's currency. Null shows an empty field. */
  perKilometre: number | null;
}

/**
 * A small field for an amount for a mile or kilometre, whichever the channel's country uses; its
 * value is in minor units for a kilometre.
 */
export function RateInput({ perKilometre, onChange, ...props }: RateInputProps) {
  const { locale } = useFormats();
  const { distanceUnit } = pageConfig();
  return (
    <MoneyInput
      {...props}
      end={`/${distanceUnitName(distanceUnit, locale)}`}
      minorUnits={
        perKilometre === null ? null : Math.round(ratePerUnit(perKilometre, distanceUnit))
      }
      onChange={(perUnit) =>
        onChange(perUnit === null ? null : ratePerKilometre(perUnit, distanceUnit))
      }
    />
  );
}
