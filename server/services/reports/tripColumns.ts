import { localTime } from '../../../contract/booking/schedule.ts';
import { statusLabel } from '../../../contract/booking/status.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { METERS_IN } from '../../../contract/core/format.ts';
import type { ReportTexts } from '../../../contract/messages/reports/texts.ts';
import type { bookings } from '../../db/tables/index.ts';
import { type CellValue, decimal, minuteOf } from './report.ts';

/** A trip as the report reads it. */
export type TripRow = typeof bookings.$inferSelect;

const fullName = (person: { givenName: string; familyName: string }) =>
  `${person.givenName} ${person.familyName}`.trim();

type Column = [heading: string, value: (trip: TripRow) => CellValue];

/**
 * The columns of the trip report. Times are local at the pickup, amounts have two decimals.
 * @param fieldTitles the account's own fields, a column each
 */
export function tripColumns(
  { trip, words }: ReportTexts,
  { distanceUnit: unit }: Channel,
  fieldTitles: readonly string[],
): Column[] {
  const price =
    (read: (pricing: NonNullable<TripRow['pricingDetails']>) => number | null) => (row: TripRow) =>
      decimal(row.pricingDetails && read(row.pricingDetails));
  return [
    [trip.dispatchId, (row) => row.dispatchId],
    [trip.reference, (row) => row.id],
    [trip.status, (row) => row.status && statusLabel(row.status)],
    [trip.created, (row) => minuteOf(localTime(row.createdAt, row.pickupTimeZone))],
    [trip.pickup, (row) => minuteOf(row.pickupTime)],
    [trip.zone, (row) => row.pickupTimeZone],
    [trip.passenger, (row) => row.passengerName],
    [trip.passengerType, (row) => words[row.passengerType]],
    [trip.email, (row) => row.userInfo.email],
    [trip.phone, (row) => row.userInfo.phone],
    [trip.bookedBy, (row) => fullName(row.bookedByUserInfo)],
    [trip.account, (row) => row.corporationName],
    [trip.from, (row) => row.originAddress],
    [trip.stops, (row) => row.waypoints.map(({ address }) => address).join(' | ')],
    [trip.to, (row) => row.destinationAddress],
    [
      trip.distance.replace('%{unit}', unit),
      (row) => row.distanceMeters && (row.distanceMeters / METERS_IN[unit]).toFixed(2),
    ],
    [trip.company, (row) => row.companyName],
    [trip.vehicle, (row) => row.vehicle.name],
    [trip.vehicles, (row) => row.numberOfVehicles],
    [trip.registration, (row) => row.vehicle.registration],
    [trip.flight, (row) => row.bookingProperties?.flightInfo?.number ?? null],
    [trip.notes, (row) => row.notes],
    [trip.payment, (row) => words[row.paymentType]],
    [trip.card, ({ payment: { paymentMethod: card } }) => card && `${card.brand} ${card.number}`],
    [trip.fare, price(({ price }) => price)],
    [trip.serviceCharge, price(({ additionalFees }) => additionalFees.evaluatedServiceCharge)],
    [trip.waiting, price(({ additionalFees }) => additionalFees.waitingPrice)],
    [trip.tolls, price(({ additionalFees }) => additionalFees.tolls)],
    [trip.extras, price(({ additionalFees }) => additionalFees.extras)],
    [trip.tip, price(({ tip }) => tip.value)],
    [trip.discount, price(({ totalDiscount }) => -totalDiscount || 0)],
    [trip.noShowFee, price(({ passengerNoShowFee }) => passengerNoShowFee)],
    [trip.cancellationFee, price((pricing) => pricing.passengerPrematureCancellationFee)],
    [trip.total, (row) => decimal(row.total)],
    [trip.currency, (row) => row.pricingDetails?.currency ?? row.fareEstimate?.currency ?? null],
    [
      trip.isEstimate,
      (row) => (row.total === null ? null : words[row.pricingDetails ? 'no' : 'yes']),
    ],
    ...fieldTitles.map((title): Column => [
      title,
      (row) =>
        row.businessAccountConfig?.fields.find((field) => field.title === title)?.value ?? null,
    ]),
  ];
}
