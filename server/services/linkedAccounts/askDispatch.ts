import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { schemaOf } from '../../../contract/core/fieldSchemas.ts';
import type { FieldError, FieldErrors } from '../../../contract/core/errors.ts';
import { corporations, type LinkedAccount } from '../../../contract/resources/corporations.ts';
import { fleetAccounts } from '../../../contract/resources/fleetAccounts.ts';
import type { RequestContext } from '../../context.ts';
import { refuse } from '../../crud/steps.ts';
import * as tables from '../../db/tables/index.ts';

/** The channel's fleets; no other fleet's dispatch system is asked. */
async function fleetsOf(ctx: RequestContext): Promise<Set<string>> {
  const rows = await ctx.app.database.orm
    .select({ id: tables.fleets.id })
    .from(tables.fleets)
    .where(and(eq(tables.fleets.channelId, ctx.channel.id), isNull(tables.fleets.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Why a number is refused; the simulator says which numbers it takes. */
export const unknownAccount = ({ app }: RequestContext): FieldError => ({
  code: app.config.dispatch ? 'dispatchAccount' : 'simulatedAccount',
});

/**
 * Refuses numbers that a fleet's dispatch system does not know.
 * @param asked number by the path of its field
 * @throws DomainError VALIDATION_FAILED naming them; AdapterError when dispatch cannot be reached
 */
async function requireKnown(
  ctx: RequestContext,
  asked: Readonly<Record<string, LinkedAccount>>,
): Promise<void> {
  const paths = Object.entries(asked);
  if (paths.length === 0) return;
  const fleets = await fleetsOf(ctx);
  const errors: FieldErrors = {};
  await Promise.all(
    paths.map(async ([path, { fleetId, accountNumber }]) => {
      // A fleet of another channel or an unknown one is refused by the write itself.
      if (!fleets.has(fleetId.toLowerCase())) return;
      const isValid = await ctx.app.dispatch.isAccountValid(fleetId, accountNumber);
      if (!isValid) errors[path] = unknownAccount(ctx);
    }),
  );
  refuse(errors);
}

const isManager = ({ actor }: RequestContext) => reachesAllAccounts(actor.role);

const { linkedAccounts } = corporations.fields;
const linkedSchema = z.object({ linkedAccounts: schemaOf(linkedAccounts) });

/** Checks the numbers of an account that it does not have yet. */
export async function askForLinkedAccounts(
  sent: unknown,
  ctx: RequestContext,
  corporationId: string | null,
): Promise<void> {
  const parsed = linkedSchema.safeParse(sent);
  if (!parsed.success || !isManager(ctx)) return;
  const known = corporationId ? await numbersOf(ctx, corporationId) : [];
  const isKnown = ({ fleetId, accountNumber }: LinkedAccount) =>
    known.some(
      (one) => one.fleetId === fleetId.toLowerCase() && one.accountNumber === accountNumber,
    );
  const asked = parsed.data.linkedAccounts.flatMap((one, at) =>
    isKnown(one) ? [] : [[`linkedAccounts.${at}.accountNumber`, one] as const],
  );
  await requireKnown(ctx, Object.fromEntries(asked));
}

const numbersOf = (ctx: RequestContext, corporationId: string): Promise<LinkedAccount[]> =>
  ctx.app.database.orm
    .select({
      fleetId: tables.fleetAccounts.fleetId,
      accountNumber: tables.fleetAccounts.accountNumber,
    })
    .from(tables.fleetAccounts)
    .where(
      and(
        eq(tables.fleetAccounts.channelId, ctx.channel.id),
        eq(tables.fleetAccounts.corporationId, corporationId),
        isNull(tables.fleetAccounts.deletedAt),
      ),
    );

const { fleetId, accountNumber } = fleetAccounts.fields;
const newSchema = z.object({ fleetId: schemaOf(fleetId), accountNumber: schemaOf(accountNumber) });
const changedSchema = newSchema.pick({ accountNumber: true });

/** Checks the number of a linked account if it is new or changed. */
export async function askForFleetAccount(
  sent: unknown,
  ctx: RequestContext,
  id: string | null,
): Promise<void> {
  if (!isManager(ctx)) return;
  if (id === null) {
    const parsed = newSchema.safeParse(sent);
    if (parsed.success) await requireKnown(ctx, { accountNumber: parsed.data });
    return;
  }
  const parsed = changedSchema.safeParse(sent);
  if (!parsed.success || !z.uuid().safeParse(id).success) return;
  const [stored] = await ctx.app.database.orm
    .select({
      fleetId: tables.fleetAccounts.fleetId,
      accountNumber: tables.fleetAccounts.accountNumber,
    })
    .from(tables.fleetAccounts)
    .where(
      and(eq(tables.fleetAccounts.channelId, ctx.channel.id), eq(tables.fleetAccounts.id, id)),
    );
  const { accountNumber } = parsed.data;
  if (stored && stored.accountNumber !== accountNumber)
    await requireKnown(ctx, { accountNumber: { fleetId: stored.fleetId, accountNumber } });
}
