import {
  inUnit,
  metersShownAs,
  ratePerKilometre,
  ratePerUnit,
} from '../../../../contract/core/distance.ts';
import type { FieldKind } from '../../../../contract/core/fields.ts';
import { distanceUnitName, minorPerMajor } from '../../../../contract/core/format.ts';
import type { Formats } from '../../../../contract/core/formats.ts';
import { numberFormat } from '../../../../contract/core/keptFormats.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';

/** How people read and type the bounds of a range, and what the list is asked for. */
interface RangeScale {
  unit?: string;
  /** A bound of the list as it is typed. */
  typed: (kept: number) => number;
  /** The least value of the rows from a typed bound on. */
  from: (typed: number) => number;
  /** The greatest value of the rows up to a typed bound. */
  to: (typed: number) => number;
  show: (typed: number) => string;
}

/** The scale of a field with numbers. A bound includes all rows that are shown with its value. */
export function rangeScale(kind: FieldKind, formats: Formats): RangeScale {
  const { currency, currencySymbol, distanceUnit } = pageConfig();
  const factor = minorPerMajor(currency);
  const minor = (major: number) => Math.round(major * factor);
  if (kind === 'money') {
    return {
      unit: currencySymbol,
      typed: (kept) => kept / factor,
      from: minor,
      to: minor,
      show: (major) => formats.money(minor(major)),
    };
  }
  if (kind === 'rate') {
    // Half a minor unit to each side is shown as the same amount.
    const bound = (major: number, half: number) =>
      Math.max(0, ratePerKilometre(minor(major) + half, distanceUnit));
    return {
      unit: `${currencySymbol}/${distanceUnitName(distanceUnit, formats.locale)}`,
      typed: (kept) => Math.round(ratePerUnit(kept, distanceUnit)) / factor,
      from: (major) => bound(major, -0.5),
      to: (major) => bound(major, 0.5),
      show: (major) => formats.rate(bound(major, 0)),
    };
  }
  if (kind === 'distance') {
    const least = (units: number) => Math.max(0, metersShownAs(units, distanceUnit).least);
    return {
      unit: distanceUnitName(distanceUnit, formats.locale),
      typed: (kept) => inUnit(kept, distanceUnit),
      from: least,
      to: (units) => metersShownAs(units, distanceUnit).most,
      show: (units) => formats.distance(least(units)),
    };
  }
  const same = (value: number) => value;
  return {
    typed: same,
    from: same,
    to: same,
    show: (value) => numberFormat(formats.locale, {}).format(value),
  };
}
