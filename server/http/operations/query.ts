import { z } from 'zod';
import { parseCoordinates } from '../../../contract/booking/geo.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '../../../contract/core/listLimits.ts';
import type { RequestContext } from '../../context.ts';

/** Parts of query strings, which all arrive as text. */

const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, { error: 'coordinates' })
    .transform(Number)
    .pipe(z.number().min(min, { error: 'coordinates' }).max(max, { error: 'coordinates' }));

export const latitude = decimal(-90, 90);
export const longitude = decimal(-180, 180);

export const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

/** `51.47,-0.45` */
export const point = z.string().transform((text, context) => {
  const parsed = parseCoordinates(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'coordinates' });
  return z.NEVER;
});

/** `51.47,-0.45;51.5,-0.12` */
export const points = (max: number) =>
  z
    .string()
    .transform((text) => text.split(';').filter(Boolean))
    .pipe(z.array(point).max(max));

/** The language comes with x-lang; a call may also name it here, as in the specification. */
export const lang = z.string().max(35).optional();

/** A page of a list that has no filters. */
export const pageQuery = z.strictObject({
  page: wholeNumber(0, 1_000_000).default(0),
  maxPerPage: wholeNumber(1, MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
});

/** The specification sends it with some reads; it can only be the channel that is called. */
export const ownChannelId = z.string().max(100).optional();

/** Refuses a read that names another channel than the one that is called. */
export function refuseOtherChannel(ctx: RequestContext, bookingChannelId?: string): void {
  if (bookingChannelId !== undefined && bookingChannelId !== ctx.channel.id)
    throw new DomainError('NOT_FOUND');
}
