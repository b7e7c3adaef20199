import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { refuse, type Values } from '../../crud/steps.ts';

/**
 * Checks a budget that is about to be stored. A new one is in the currency of the channel.
 * @throws DomainError VALIDATION_FAILED where it is for a group and for a code: figures are kept by one of them
 */
export function checkBudget(
  values: Readonly<Values>,
  _tx: Transaction,
  { channel }: RequestContext,
  stored: Row | null,
): Values {
  const { groupId, code } = { ...stored, ...values };
  if (groupId && code) refuse({ code: { code: 'groupOrCode' } });
  return stored ? { ...values } : { ...values, currency: channel.currency };
}
