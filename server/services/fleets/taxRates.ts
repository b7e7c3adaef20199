import { and, asc, eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { rateOn, type TaxRate, type TaxRates } from '../../../contract/invoices/billing.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { fleets, fleetTaxRates } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';

/** @throws DomainError NOT_FOUND */
async function requireFleet(on: Queryable, ctx: RequestContext, id: string): Promise<void> {
  const [fleet] = await on
    .select({ deletedAt: fleets.deletedAt })
    .from(fleets)
    .where(and(eq(fleets.channelId, ctx.channel.id), eq(fleets.id, id)));
  if (!fleet || fleet.deletedAt) throw new DomainError('NOT_FOUND');
}

async function ratesOf(on: Queryable, channelId: string, fleetId?: string) {
  return on
    .select()
    .from(fleetTaxRates)
    .where(
      and(
        eq(fleetTaxRates.channelId, channelId),
        fleetId === undefined ? undefined : eq(fleetTaxRates.fleetId, fleetId),
      ),
    )
    .orderBy(asc(fleetTaxRates.validFrom));
}

const asRates = (rows: readonly TaxRate[]): TaxRates => ({
  rates: rows.map(({ validFrom, rate }) => ({ validFrom, rate })),
});

/** @throws DomainError NOT_FOUND */
export async function readTaxRates({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<TaxRates> {
  const { orm } = ctx.app.database;
  await requireFleet(orm, ctx, id);
  return asRates(await ratesOf(orm, ctx.channel.id, id));
}

/**
 * Replaces the rates of tax on a fleet's trips. Invoices that are written already keep theirs.
 * @throws DomainError NOT_FOUND
 */
export async function saveTaxRates({
  ctx,
  input: { id, rates },
}: Call<{ id: string; rates: TaxRates['rates'] }>): Promise<TaxRates> {
  const { app, channel } = ctx;
  const of = { channelId: channel.id, fleetId: id };
  return inTransaction(app.database, async (tx) => {
    await requireFleet(tx, ctx, id);
    const before = asRates(await ratesOf(tx, channel.id, id));
    await tx
      .delete(fleetTaxRates)
      .where(and(eq(fleetTaxRates.channelId, channel.id), eq(fleetTaxRates.fleetId, id)));
    if (rates.length > 0)
      await tx.insert(fleetTaxRates).values(rates.map((rate) => ({ ...of, ...rate })));
    const after = asRates(await ratesOf(tx, channel.id, id));
    await audit(tx, ctx, {
      action: 'update',
      resource: 'fleet-tax-rates',
      resourceId: id,
      changes: { rates: { from: before.rates, to: after.rates } },
    });
    await ctx.keepAnswer?.(tx, { status: 200, body: after });
    return after;
  });
}

/** What the rate of a fleet's trips of a day is, in percent; null where no tax is charged. */
export type RateOf = (fleetId: string, day: string) => number | null;

/** The rates of all fleets of a channel, of those that were deleted too: they are taxed by their day. */
export async function readRates(on: Queryable, channel: Channel): Promise<RateOf> {
  const byFleet = Map.groupBy(await ratesOf(on, channel.id), ({ fleetId }) => fleetId);
  return (fleetId, day) => rateOn(byFleet.get(fleetId) ?? [], day, channel.taxRate);
}
