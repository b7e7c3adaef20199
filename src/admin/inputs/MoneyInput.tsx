import { minorPerMajor, moneyDigits } from '../../../contract/core/format.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

export interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'start' | 'decimals'> {
  /** In minor units of the channel's currency. Null shows an empty field. */
  minorUnits: number | null;
}

/**
 * A small field for an amount in the channel's currency, such as £12.50; its value is in minor
 * units.
 */
export function MoneyInput({ minorUnits, onChange, ...props }: MoneyInputProps) {
  const { currency, currencySymbol } = pageConfig();
  const factor = minorPerMajor(currency);
  return (
    <NumberInput
      {...props}
      start={currencySymbol}
      decimals={moneyDigits(currency)}
      value={minorUnits === null ? null : minorUnits / factor}
      onChange={(major) => onChange(major === null ? null : Math.round(major * factor))}
    />
  );
}
