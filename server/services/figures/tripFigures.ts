import { eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import {
  NO_FIGURES,
  type TripFigures,
  type TripFiguresQuery,
} from '../../../contract/figures/calls.ts';
import { ACCOUNT_DIMENSIONS } from '../../../contract/figures/figures.ts';
import { tripFigureZones } from '../../db/tables/index.ts';
import { accountInReach } from '../reports/report.ts';
import type { Call } from '../verb.ts';
import { labelsOf } from './labels.ts';
import { type FiguresAsked, readCurrencies, readFigures } from './readFigures.ts';

/** Over time, this many values are told apart. */
const MOST_SERIES = 10;

/**
 * What the caller's trips add up to: in all, and by time and by a dimension where that is asked for.
 * It reads figures that are kept with the trips, and no trips.
 * @throws DomainError NOT_FOUND for somebody else's account; VALIDATION_FAILED where a fleet manager
 *   asks for something that belongs to an account, and names none
 */
export async function tripFigures({ ctx, input }: Call<TripFiguresQuery>): Promise<TripFigures> {
  const { actor, channel, app } = ctx;
  const { orm } = app.database;
  const { corporationId, by, grain, measure, limit } = input;
  const isManager = reachesAllAccounts(actor.role);
  if (corporationId) await accountInReach(ctx, corporationId);
  else if (isManager && by && ACCOUNT_DIMENSIONS.includes(by))
    throw new DomainError('VALIDATION_FAILED', {
      errors: { corporationId: { code: 'required' } },
    });
  const own = isManager ? null : actor.corporationIds;
  const period = {
    channelId: channel.id,
    corporationIds: corporationId ? [corporationId] : own,
    from: input.from,
    to: input.to,
  };
  const whole: FiguresAsked = { ...period, dimension: 'all', grain: undefined };
  const currencies = await readCurrencies(orm, whole);
  const currency = input.currency ?? currencies[0] ?? null;
  const inAll = await readFigures(orm, whole, { currency, isSplit: false });
  const [zone] = await orm
    .select({ rebuiltAt: tripFigureZones.rebuiltAt })
    .from(tripFigureZones)
    .where(eq(tripFigureZones.channelId, channel.id));
  const answer = {
    currency,
    currencies,
    isComplete: zone !== undefined && zone.rebuiltAt !== null,
    total: inAll.rows[0]?.figures ?? NO_FIGURES,
  };
  if (!by) {
    const { rows } = grain
      ? await readFigures(orm, { ...whole, grain }, { currency, isSplit: false })
      : inAll;
    return { ...answer, values: null, rows: rows.map((row) => ({ ...row, label: null })) };
  }
  const dimension = by === 'field' ? `field:${input.field}` : by;
  const greatest = { measure, limit: grain ? Math.min(limit, MOST_SERIES) : limit };
  const split = await readFigures(
    orm,
    { ...whole, dimension },
    { currency, isSplit: true, greatest },
  );
  const values = split.rows.map(({ value }) => value ?? '');
  const { rows } = grain
    ? await readFigures(orm, { ...whole, dimension, grain }, { currency, isSplit: true, values })
    : split;
  const labels = await labelsOf(ctx, by, values);
  return {
    ...answer,
    values: split.groups,
    rows: rows.map((row) => ({ ...row, label: labels.get(row.value ?? '') ?? null })),
  };
}
