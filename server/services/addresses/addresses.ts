import { and, asc, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { type AddressSuggestions, FAVOURITE_ID_PREFIX } from '../../../contract/booking/calls.ts';
import {
  ADDRESS_SUGGESTION_LIMIT,
  type AddressDetails,
  type AddressSuggestion,
  type Coordinates,
} from '../../../contract/booking/geo.ts';
import { readPoint } from '../../../contract/booking/pointText.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { isSamePlace } from '../../../contract/booking/sameDoor.ts';
import { PRODUCT_ID } from '../../../contract/core/product.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { RequestContext } from '../../context.ts';
import { favouriteAddresses } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';

type Favourite = typeof favouriteAddresses.$inferSelect;

const FAVOURITES_SHOWN = 5;

const locale = (ctx: RequestContext) => ({
  language: ctx.language,
  country: ctx.channel.defaultCountry,
});

const asAddress = (favourite: Favourite): AddressDetails => ({
  id: `${FAVOURITE_ID_PREFIX}${favourite.id}`,
  // The account knows the place by its alias, a driver by its address.
  description: favourite.fullAddressText,
  alias: favourite.alias,
  source: PRODUCT_ID,
  coordinates: { latitude: favourite.latitude, longitude: favourite.longitude },
  locationTypes: favourite.locationTypes,
  dispatchAddressId: null,
});

/** @throws DomainError OUTSIDE_SERVICE_UNAVAILABLE in place of the geocoder's own error */
async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (cause) {
    if (!(cause instanceof AdapterError)) throw cause;
    throw new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause });
  }
}

/** The address at a pasted point: one candidate that keeps exactly that point, or none. */
async function atPoint(ctx: RequestContext, point: Coordinates): Promise<AddressSuggestion[]> {
  const found = await asked(ctx.app.geocoder.reverse(point, locale(ctx)));
  return found ? [{ ...found, coordinates: point }] : [];
}

/**
 * Places for a typed text: the account's favourites (none without an account), then the geocoder's
 * candidates. If the geocoder is down, the favourites are left. For a point the answer is the
 * address there.
 * @throws DomainError FORBIDDEN; VALIDATION_FAILED for fewer than three characters;
 *   OUTSIDE_SERVICE_UNAVAILABLE when there is nothing to show
 */
export async function suggestAddresses({
  ctx,
  input,
}: Call<{
  search: string;
  near: Coordinates | null;
  corporationId: string | undefined;
}>): Promise<AddressSuggestions> {
  if (input.corporationId) requireAccount(ctx, input.corporationId);
  const search = input.search.trim();
  if (search.length < SEARCH_MIN_LENGTH) {
    const tooShort = { code: 'tooShort', params: { min: SEARCH_MIN_LENGTH } } as const;
    throw new DomainError('VALIDATION_FAILED', { errors: { search: tooShort } });
  }
  const { geocoder } = ctx.app;
  const point = readPoint(search);
  if (point) return { source: geocoder.source, suggestions: await atPoint(ctx, point) };
  const [favourites, candidates] = await Promise.allSettled([
    input.corporationId ? favouritesLike(ctx, input.corporationId, search) : [],
    asked(
      geocoder.suggest({
        ...locale(ctx),
        search,
        near: input.near ?? ctx.channel.location,
        limit: ADDRESS_SUGGESTION_LIMIT,
      }),
    ),
  ]);
  if (favourites.status === 'rejected') throw favourites.reason;
  const own = favourites.value.map(asAddress);
  if (candidates.status === 'rejected') {
    if (own.length === 0) throw candidates.reason;
    ctx.app.log.warn({ err: candidates.reason }, 'no address suggestions');
    return { source: geocoder.source, suggestions: own };
  }
  const others = candidates.value.filter((one) => !own.some((known) => isSamePlace(known, one)));
  return { source: geocoder.source, suggestions: [...own, ...others] };
}

function favouritesLike(ctx: RequestContext, corporationId: string, search: string) {
  const f = favouriteAddresses;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return ctx.app.database.orm
    .select()
    .from(f)
    .where(
      and(
        eq(f.channelId, ctx.channel.id),
        eq(f.entityId, corporationId),
        isNull(f.deletedAt),
        or(ilike(f.alias, pattern), ilike(f.fullAddressText, pattern)),
      ),
    )
    .orderBy(asc(f.alias), asc(f.id))
    .limit(FAVOURITES_SHOWN);
}

/**
 * The address behind a suggestion's id.
 * @throws DomainError NOT_FOUND, OUTSIDE_SERVICE_UNAVAILABLE
 */
export async function addressDetails({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<AddressDetails> {
  const found = id.startsWith(FAVOURITE_ID_PREFIX)
    ? await favourite(ctx, id.slice(FAVOURITE_ID_PREFIX.length))
    : await asked(ctx.app.geocoder.details(id, locale(ctx)));
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

async function favourite(ctx: RequestContext, id: string): Promise<AddressDetails | null> {
  const accounts = [...ctx.actor.corporationIds];
  if (!z.uuid().safeParse(id).success || accounts.length === 0) return null;
  const f = favouriteAddresses;
  const [found] = await ctx.app.database.orm
    .select()
    .from(f)
    .where(
      and(
        eq(f.channelId, ctx.channel.id),
        eq(f.id, id),
        inArray(f.entityId, accounts),
        isNull(f.deletedAt),
      ),
    );
  return found ? asAddress(found) : null;
}

/**
 * The address at a point.
 * @throws DomainError NOT_FOUND outside the channel's country, OUTSIDE_SERVICE_UNAVAILABLE
 */
export async function reverseGeocode({
  ctx,
  input,
}: Call<{ point: Coordinates }>): Promise<AddressDetails> {
  const found = await asked(ctx.app.geocoder.reverse(input.point, locale(ctx)));
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
