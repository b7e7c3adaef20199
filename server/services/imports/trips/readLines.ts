import tzLookup from '@photostructure/tz-lookup';
import { z } from 'zod';
import { isAirport } from '../../../../contract/booking/geo.ts';
import {
  bookingRequestSchema,
  type ParsedBookingRequest,
  type Place,
} from '../../../../contract/booking/request.ts';
import { dateOf, localTime } from '../../../../contract/booking/schedule.ts';
import type { DomainError, FieldError, FieldErrors } from '../../../../contract/core/errors.ts';
import { schemaOf } from '../../../../contract/core/fieldSchemas.ts';
import { formatLocale } from '../../../../contract/core/format.ts';
import { fieldErrors } from '../../../../contract/core/validation.ts';
import type { Fields } from '../../../../contract/core/resource.ts';
import { readCells } from '../../../../contract/import/readCells.ts';
import { answersIn, tripLines } from '../../../../contract/import/tripLines.ts';
import { readWhen } from '../../../../contract/import/whenCells.ts';
import type { RequestContext } from '../../../context.ts';
import { attemptOfLine } from '../../bookings/attempt.ts';
import type { OpenLine, Prepared } from '../prepare.ts';
import type { ImportRecord } from '../record.ts';
import { resolveReferences } from '../references.ts';
import { atATime } from './atATime.ts';
import { columnOf } from './columnOf.ts';
import { lineError } from './lineError.ts';
import { findPassengers, type Passenger } from './people.ts';
import { findPlaces } from './places.ts';
import { vehicleFinder } from './vehicles.ts';

/** A line as it was understood: with what it requests, unless something is wrong with it. */
export interface ReadLine extends Prepared {
  wanted: {
    attempt: string;
    request: ParsedBookingRequest;
    isNewGuest: boolean;
  } | null;
  /** Why the line as a whole cannot be booked. */
  refusal: DomainError | null;
}

const { corporationId: _account, ...fields } = tripLines.fields;
const own: Fields = fields;
const valuesSchema = z.object(
  Object.fromEntries(Object.entries(own).map(([name, field]) => [name, schemaOf(field).nullish()])),
);

const textIn = ({ values }: Prepared, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};
const stopsIn = (line: Prepared): string[] =>
  textIn(line, 'via')
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** What each cell says, and what is wrong with it, before anything is looked up. */
function readLine(line: OpenLine, country: string): ReadLine {
  const { values, corrected, errors } = readCells(tripLines, line.cells, country);
  for (const [field, { required }] of Object.entries(own))
    if (required && values[field] === undefined) errors[field] ??= { code: 'required' };
  const checked = valuesSchema.safeParse(values, { reportInput: true });
  const wrong = checked.error ? fieldErrors(checked.error) : {};
  for (const [field, error] of Object.entries(wrong)) errors[columnOf(field)] ??= error;
  return {
    line,
    values: { ...values, ...checked.data },
    corrected,
    errors,
    account: null,
    existing: null,
    wanted: null,
    refusal: null,
  };
}

/** The error of one text of a cell; what it may mean is written with the cell's other texts. */
function inCell(error: FieldError, texts: readonly string[], at: number): FieldError {
  const choices = error.params?.['choices'];
  if (choices === undefined || texts.length === 1) return error;
  const whole = String(choices).split('\n');
  return {
    ...error,
    params: { choices: whole.map((text) => texts.with(at, text).join('; ')).join('\n') },
  };
}

/** The places of a line, from the pickup to the dropoff; null where one of them is not clear. */
function placesOf(one: ReadLine, placeAt: Awaited<ReturnType<typeof findPlaces>>): Place[] | null {
  const places: Place[] = [];
  const look = (column: 'from' | 'via' | 'to', texts: readonly string[]) => {
    const read: string[] = [];
    for (const [at, text] of texts.entries()) {
      const found = placeAt(one.account!, text);
      if ('error' in found) {
        one.errors[column] ??= inCell(found.error, texts, at);
        continue;
      }
      places.push(found.place);
      read.push(found.place.address);
    }
    const [typed, known] = [texts.join('; '), read.join('; ')];
    if (read.length === texts.length && known !== typed) one.corrected[column] = known;
  };
  look('from', [textIn(one, 'from')]);
  look('via', stopsIn(one));
  look('to', [textIn(one, 'to')]);
  return places.length === stopsIn(one).length + 2 ? places : null;
}

/** When the line's trip begins, on the clock at its pickup; null where that cannot be read. */
function timeOf(ctx: RequestContext, one: ReadLine, origin: Place | undefined): string | null {
  const zone = origin ? tzLookup(origin.latitude, origin.longitude) : ctx.channel.timeZone;
  const read = readWhen(textIn(one, 'date'), textIn(one, 'time'), {
    locale: formatLocale(ctx.language, ctx.channel.locale),
    today: dateOf(localTime(ctx.app.now(), zone)),
  });
  if ('local' in read) {
    const written = read.local.slice(0, 16).replace('T', ' ');
    const typed = [textIn(one, 'date'), textIn(one, 'time')].filter(Boolean).join(' ');
    if (written !== typed) one.corrected['date'] = written;
    return read.local;
  }
  one.errors[read.at] ??= read.error;
  return null;
}

async function request(
  one: ReadLine,
  { passenger, places, pickupTime }: { passenger: Passenger; places: Place[]; pickupTime: string },
  findVehicle: ReturnType<typeof vehicleFinder>,
): Promise<ParsedBookingRequest | null> {
  const corporationId = one.account!;
  const [origin, ...others] = places as [Place, ...Place[]];
  const destination = others.pop()!;
  const vehicle = await findVehicle({
    corporationId,
    passengerId: passenger.info.passengerId,
    stops: places,
    pickupTime,
    vehicle: textIn(one, 'vehicle'),
    answers: answersIn(one.line.cells),
  });
  if ('error' in vehicle) {
    one.errors['vehicle'] = vehicle.error;
    return null;
  }
  if (vehicle.name !== textIn(one, 'vehicle')) one.corrected['vehicle'] = vehicle.name;
  const number = textIn(one, 'flight');
  const type = isAirport(origin) ? 'pickup' : 'dropoff';
  const checked = bookingRequestSchema.safeParse(
    {
      offerId: vehicle.offerId,
      origin,
      destination,
      waypoints: others,
      numberOfVehicles: one.values['vehicles'] ?? 1,
      passengerInfo: { ...passenger.info, corporationId },
      payment: { type: vehicle.paymentType },
      pickupTime,
      notes: textIn(one, 'notes') || null,
      fields: vehicle.fields,
      bookingProperties: number === '' ? null : { flightInfo: { type, number } },
      isDuplicateAcknowledged: Number(one.values['again'] ?? 1) > 1,
    },
    { reportInput: true },
  );
  if (checked.data) return checked.data;
  addErrors(one, fieldErrors(checked.error));
  return null;
}

/** Puts the errors of a request into the cells that they come from. */
export function addErrors(one: ReadLine, errors: FieldErrors): void {
  for (const [field, error] of Object.entries(errors)) one.errors[columnOf(field)] ??= error;
}

const isRight = ({ errors }: ReadLine) => Object.keys(errors).length === 0;

/**
 * Reads lines of a file of trips: who, from where, to where, when, and with which vehicle. It asks the
 * geocoder and fleets, so it needs no transaction. Every cell that is wrong or unsure is named.
 */
export async function readTripLines(
  ctx: RequestContext,
  record: ImportRecord,
  open: readonly OpenLine[],
): Promise<ReadLine[]> {
  const { orm } = ctx.app.database;
  const lines = open.map((line) => readLine(line, ctx.channel.defaultCountry));
  await resolveReferences(orm, ctx, tripLines, record.corporationId, lines);
  const known = lines.filter(({ account }) => account !== null);
  const named = known.filter((one) => textIn(one, 'passenger') !== '');
  const passengers = await findPassengers(
    ctx,
    named.map((one) => ({
      corporationId: one.account!,
      passenger: textIn(one, 'passenger'),
      email: textIn(one, 'email') || null,
      phone: one.errors['phone.number'] ? null : textIn(one, 'phone') || null,
    })),
  );
  const passengerOf = new Map(named.map((one, at) => [one, passengers[at]!]));
  const texts = known.flatMap((one) =>
    [textIn(one, 'from'), ...stopsIn(one), textIn(one, 'to')].flatMap((text) =>
      text === '' ? [] : [{ corporationId: one.account!, text }],
    ),
  );
  const placeAt = await findPlaces(ctx, texts);
  const findVehicle = vehicleFinder(ctx);
  await atATime(known, async (one) => {
    try {
      const found = passengerOf.get(one);
      if (found && 'error' in found) one.errors['passenger'] ??= found.error;
      const hasPlaces = textIn(one, 'from') !== '' && textIn(one, 'to') !== '';
      const places = hasPlaces ? placesOf(one, placeAt) : null;
      const pickupTime = timeOf(ctx, one, places?.[0]);
      if (!found || 'error' in found || !places || !pickupTime || !isRight(one)) return;
      if (found.name !== textIn(one, 'passenger')) one.corrected['passenger'] = found.name;
      const wanted = await request(one, { passenger: found, places, pickupTime }, findVehicle);
      if (!wanted || !isRight(one)) return;
      const attempt = attemptOfLine({
        channelId: ctx.channel.id,
        corporationId: one.account!,
        // By name and phone, so that a new guest is the same person before and after they are kept.
        passenger: `${found.name.toLowerCase()} ${found.phone ?? found.info.passengerId}`,
        stops: places,
        pickupTime,
        again: Number(one.values['again'] ?? 1),
      });
      one.wanted = { attempt, request: wanted, isNewGuest: found.isNewGuest };
    } catch (error) {
      one.refusal = lineError(error);
    }
  });
  return lines;
}
