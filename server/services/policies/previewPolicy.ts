import type { z } from 'zod';
import type { PolicyPreview, policyQuestionSchema } from '../../../contract/booking/policy.ts';
import { type Call, requireAccount } from '../verb.ts';

/**
 * Whether a trip would be allowed, before it is requested. No account can have rules yet, so that
 * every trip is; rules that are added are judged here, and when the trip is requested.
 * @throws DomainError FORBIDDEN for another's account
 */
export function previewPolicy({
  ctx,
  input,
}: Call<z.output<typeof policyQuestionSchema>>): Promise<PolicyPreview> {
  requireAccount(ctx, input.passengerInfo.corporationId);
  return Promise.resolve({ isAllowed: true, violations: [], limits: [] });
}
