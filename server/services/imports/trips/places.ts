import { meantAmong, onOneLine } from '../../../../contract/booking/addressText.ts';
import type { AddressSuggestion } from '../../../../contract/booking/geo.ts';
import type { Place } from '../../../../contract/booking/request.ts';
import { DomainError, type FieldError } from '../../../../contract/core/errors.ts';
import type { RequestContext } from '../../../context.ts';
import { addressDetails, suggestAddresses } from '../../addresses/addresses.ts';
import { atATime } from './atATime.ts';

/** A place, or why its cell does not name one; `choices` are those it may mean. */
export type PlaceFound = { place: Place } | { error: FieldError };

const firstPart = (description: string) => description.split(', ', 1)[0] ?? description;
/** The text that names a suggestion again. */
const textOf = ({ alias, description }: AddressSuggestion) => alias ?? description;

async function placeOf(suggestion: AddressSuggestion, ctx: RequestContext): Promise<Place> {
  const { description: address, locationTypes, dispatchAddressId } = suggestion;
  const point =
    suggestion.coordinates ??
    (await addressDetails({ ctx, input: { id: suggestion.id } })).coordinates;
  return { address, ...point, locationTypes, dispatchAddressId };
}

/** @throws DomainError OUTSIDE_SERVICE_UNAVAILABLE */
async function find(ctx: RequestContext, corporationId: string, text: string): Promise<PlaceFound> {
  try {
    const input = { search: text, near: null, corporationId };
    const { suggestions } = await suggestAddresses({ ctx, input });
    const meant = meantAmong(text, suggestions, {
      inFull: ({ alias, description }) => [description, alias && `${alias}, ${description}`],
      name: ({ alias, description }) => alias ?? firstPart(description),
      isOwn: ({ alias }) => alias !== undefined,
    });
    if (meant) return { place: await placeOf(meant, ctx) };
    if (suggestions.length === 0) return { error: { code: 'placeUnknown' } };
    const choices = suggestions.map(textOf).join('\n');
    return { error: { code: 'placeUnsure', params: { choices } } };
  } catch (error) {
    const wrong = error instanceof DomainError ? error.errors?.['search'] : undefined;
    if (wrong) return { error: wrong };
    throw error;
  }
}

/**
 * The places that lines name, each text of an account looked up once: as in the booking form, only a
 * text that names one place in full is taken without a choice.
 * @returns where to find them by account and text
 */
export async function findPlaces(
  ctx: RequestContext,
  texts: readonly { corporationId: string; text: string }[],
): Promise<(corporationId: string, text: string) => PlaceFound> {
  const keyOf = (corporationId: string, text: string) => `${corporationId} ${onOneLine(text)}`;
  const all = new Map(texts.map((one) => [keyOf(one.corporationId, one.text), one]));
  const found = new Map<string, PlaceFound | DomainError>();
  await atATime([...all], async ([key, { corporationId, text }]) => {
    try {
      found.set(key, await find(ctx, corporationId, onOneLine(text)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      found.set(key, error);
    }
  });
  return (corporationId, text) => {
    const one = found.get(keyOf(corporationId, text))!;
    if (one instanceof DomainError) throw one;
    return one;
  };
}
