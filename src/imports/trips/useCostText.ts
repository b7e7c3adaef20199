import type { ImportCost } from '../../../contract/import/calls.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** Writes a cost: `£12.40`, or `£12.40 - £16.50`. */
export function useCostText(): (cost: ImportCost) => string {
  const { money } = useFormats();
  return ({ low, high, currency }) =>
    (low === high ? [high] : [low, high]).map((amount) => money(amount, currency)).join(' - ');
}
