import { isMissing } from '../../../contract/core/isMissing.ts';
import { refuse } from '../../crud/steps.ts';

/**
 * A fee for cancelling late needs the time from which it is due, and the other way round: with one
 * of them alone, bookers would not be told what cancelling costs.
 * @throws DomainError VALIDATION_FAILED naming the one that is missing
 */
export function refuseFeeWithoutTime(values: Readonly<Record<string, unknown>>): void {
  const pair = ['cancellationFee', 'cancellationMinutes'];
  const missing = pair.filter((name) => isMissing(values[name]));
  if (missing.length === 1) refuse({ [missing[0]!]: { code: 'feeWithoutTime' } });
}
