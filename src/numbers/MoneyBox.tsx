import { minorPerMajor, moneyDigits } from '../../contract/core/format.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';

export interface MoneyBoxProps extends Omit<NumberBoxProps, 'value' | 'start' | 'decimals'> {
  /** In minor units of the channel's currency. Null shows an empty field. */
  minorUnits: number | null;
}

/**
 * A small field for an amount in the channel's currency, such as £12.50; its value is in minor
 * units.
 */
export function MoneyBox({ minorUnits, onChange, ...props }: MoneyBoxProps) {
  const { currency, currencySymbol } = pageConfig();
  const factor = minorPerMajor(currency);
  return (
    <NumberBox
      {...props}
      start={currencySymbol}
      decimals={moneyDigits(currency)}
      value={minorUnits === null ? null : minorUnits / factor}
      onChange={(major) => onChange(major === null ? null : Math.round(major * factor))}
    />
  );
}
