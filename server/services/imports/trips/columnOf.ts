import { isAnswerColumn } from '../../../../contract/import/tripLines.ts';

/** The columns that the fields of a booking request come from, by the beginning of their names. */
const COLUMNS: readonly (readonly [string, string])[] = [
  ['phone', 'phone.number'],
  ['pickupTime', 'date'],
  ['origin', 'from'],
  ['waypoints', 'via'],
  ['destination', 'to'],
  ['passengerInfo.guestInfo.phoneNumber', 'phone.number'],
  ['passengerInfo.guestInfo.email', 'email'],
  ['passengerInfo', 'passenger'],
  ['bookingProperties', 'flight'],
  ['numberOfVehicles', 'vehicles'],
  ['offerId', 'vehicle'],
  ['payment', 'vehicle'],
];

/** The column of a file of trips in which an error of a line or of its request is shown. */
export function columnOf(field: string): string {
  if (isAnswerColumn(field)) return field;
  return COLUMNS.find(([beginning]) => field.startsWith(beginning))?.[1] ?? field;
}
