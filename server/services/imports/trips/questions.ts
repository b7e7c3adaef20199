import { type AccountField, activeFields } from '../../../../contract/booking/accountFields.ts';
import { AdapterError } from '../../../adapters/outside.ts';
import { linkedAccounts } from '../../offers/serving.ts';
import { type Call, requireAccount } from '../../verb.ts';

/**
 * What the fleets that bill an account ask with its trips, each question once. A fleet that cannot be
 * reached is left out: its questions are asked when its trips are checked.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function listTripQuestions({
  ctx,
  input: { corporationId },
}: Call<{ corporationId: string }>): Promise<AccountField[]> {
  requireAccount(ctx, corporationId);
  const links = await linkedAccounts(ctx, corporationId);
  const asked = await Promise.all(
    [...links].map(async ([fleetId, number]) => {
      try {
        return await ctx.app.dispatch.accountFields(fleetId, number);
      } catch (error) {
        if (!(error instanceof AdapterError)) throw error;
        ctx.app.log.warn({ fleetId, err: error }, 'a fleet could not be asked for its questions');
        return [];
      }
    }),
  );
  return [...new Map(activeFields(asked.flat()).map((field) => [field.id, field])).values()];
}
