import { brandName } from '../../../contract/booking/cardBrand.ts';
import { isSettled, tripCost, type TripCost } from '../../../contract/booking/cost.ts';
import { localTime } from '../../../contract/booking/schedule.ts';
import { statusName } from '../../../contract/booking/status.ts';
import type { TripColumn } from '../../../contract/booking/tripColumns.ts';
import { inUnit } from '../../../contract/core/distance.ts';
import {
  comesTwice,
  distanceUnitName,
  formatLocale,
  zoneName,
} from '../../../contract/core/format.ts';
import { vehicleName } from '../../../contract/messages/vehicles.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { RequestContext } from '../../context.ts';
import type { bookings } from '../../db/tables/index.ts';
import { type CellValue, Decimal, decimal, minuteOf } from './report.ts';

/** A trip as the report reads it. */
export type TripRow = typeof bookings.$inferSelect;

const fullName = (person: { givenName: string; familyName: string }) =>
  `${person.givenName} ${person.familyName}`.trim();

interface Column {
  heading: string;
  value: (trip: TripRow) => CellValue;
  /**
   * The columns of the trip list to which it belongs; if empty, it is only in the report of all
   * columns.
   */
  of: readonly TripColumn[];
}

/** A trip's cost where it is final, or where it is only expected. */
const cost = (trip: TripRow, wants: 'settled' | 'expected'): TripCost | null => {
  const known = tripCost(trip);
  return isSettled(known) === (wants === 'settled') ? known : null;
};

/**
 * Every column of the trip report. Times are local at the pickup, amounts have two decimals. Final
 * and expected costs are in separate columns, so that either can be summed.
 * @param fieldTitles the account's own fields, which have one column each
 */
function allColumns(
  { language, channel }: Pick<RequestContext, 'language' | 'channel'>,
  fieldTitles: readonly string[],
): Column[] {
  const { trip, words } = messages[language].reports;
  const statuses = messages[language].status;
  const { vehicles } = messages[language].trip;
  const unit = channel.distanceUnit;
  const locale = formatLocale(language, channel.locale);
  const unitName = distanceUnitName(unit, locale);
  const column = (
    heading: string,
    value: Column['value'],
    ...of: readonly TripColumn[]
  ): Column => ({ heading, value, of });
  /** With the name of the hour for a pickup at a time that comes twice that night. */
  const zoneOf = ({ pickupAt, pickupTimeZone: zone }: TripRow): string => {
    const at = pickupAt.toISOString();
    return comesTwice(at, zone) ? `${zone} (${zoneName(at, zone, locale)})` : zone;
  };
  const price = (
    heading: string,
    read: (pricing: NonNullable<TripRow['pricingDetails']>) => number | null,
  ): Column => column(heading, ({ pricingDetails: it }) => it && decimal(read(it), it.currency));
  const total = (heading: string, read: (row: TripRow) => number | null | undefined): Column =>
    column(heading, (row) => decimal(read(row), tripCost(row).currency), 'total');
  return [
    column(trip.dispatchId, (row) => row.dispatchId, 'dispatchId'),
    column(trip.reference, (row) => row.id),
    column(trip.status, (row) => row.status && statuses[statusName(row.status)], 'status'),
    column(
      trip.created,
      (row) => minuteOf(localTime(row.createdAt, row.pickupTimeZone)),
      'createdAt',
    ),
    column(trip.pickup, (row) => minuteOf(row.pickupTime), 'pickupAt'),
    column(trip.zone, zoneOf, 'pickupAt', 'createdAt'),
    column(trip.passenger, (row) => row.passengerName, 'passengerName'),
    column(trip.passengerType, (row) => words[row.passengerType]),
    column(trip.email, (row) => row.userInfo.email),
    column(trip.phone, (row) => row.userInfo.phone),
    column(trip.bookedBy, (row) => fullName(row.bookedByUserInfo), 'bookedBy'),
    column(trip.account, (row) => row.corporationName, 'corporationName'),
    column(trip.from, (row) => row.originAddress, 'originAddress'),
    column(trip.stops, (row) => row.waypoints.map(({ address }) => address).join(' | ')),
    column(trip.to, (row) => row.destinationAddress, 'destinationAddress'),
    column(
      trip.distance.replace('%{unit}', unitName),
      ({ distanceMeters: meters }) =>
        meters === null ? null : new Decimal(inUnit(meters, unit).toFixed(2)),
      'distanceMeters',
    ),
    column(trip.company, (row) => row.companyName, 'companyName'),
    column(trip.vehicle, (row) => vehicleName(row.vehicle.name, vehicles), 'vehicle'),
    column(trip.vehicles, (row) => row.numberOfVehicles, 'vehicle'),
    column(trip.registration, (row) => row.vehicle.registration),
    column(trip.flight, (row) => row.bookingProperties?.flightInfo?.number ?? null),
    column(trip.notes, (row) => row.notes),
    column(trip.payment, (row) => words[row.paymentType], 'paymentType'),
    column(
      trip.card,
      ({ payment: { paymentMethod: card } }) => card && `${brandName(card.brand)} ${card.number}`,
      'paymentType',
    ),
    price(trip.fare, ({ price }) => price),
    price(trip.serviceCharge, ({ additionalFees }) => additionalFees.evaluatedServiceCharge),
    price(trip.waiting, ({ additionalFees }) => additionalFees.waitingPrice),
    price(trip.tolls, ({ additionalFees }) => additionalFees.tolls),
    price(trip.extras, ({ additionalFees }) => additionalFees.extras),
    price(trip.tip, ({ tip }) => tip.value),
    price(trip.discount, ({ totalDiscount }) => -totalDiscount || 0),
    price(trip.noShowFee, ({ passengerNoShowFee }) => passengerNoShowFee),
    price(trip.cancellationFee, (pricing) => pricing.passengerPrematureCancellationFee),
    total(trip.total, (row) => cost(row, 'settled')?.high),
    total(trip.estimateLow, (row) => cost(row, 'expected')?.low),
    total(trip.estimateHigh, (row) => cost(row, 'expected')?.high),
    column(trip.currency, (row) => tripCost(row).currency, 'total'),
    ...fieldTitles.map((title) =>
      column(
        title,
        (row) =>
          row.businessAccountConfig?.fields.find((field) => field.title === title)?.value ?? null,
        'accountFields',
      ),
    ),
  ];
}

/**
 * The columns of the trip report.
 * @param chosen columns of the trip list, in their order; null for everything
 */
export function tripColumns(
  ctx: Pick<RequestContext, 'language' | 'channel'>,
  fieldTitles: readonly string[],
  chosen: readonly TripColumn[] | null,
): Column[] {
  const all = allColumns(ctx, fieldTitles);
  if (!chosen) return all;
  // The time zone belongs to both times, but is shown once.
  return [...new Set(chosen.flatMap((name) => all.filter(({ of }) => of.includes(name))))];
}
