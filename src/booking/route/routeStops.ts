import {
  EMPTY_ADDRESS,
  type BookingDraft,
  type DraftAddress,
} from '../../../contract/booking/draft.ts';
import type { AddressField } from '../../../contract/booking/draftChanges.ts';
import type { AddressUse } from './addressOptions.ts';

/** One address on the way, from the pickup to the dropoff. */
export interface RouteStop {
  /** The key of its place on the page: a moved address goes from one place to another. */
  key: string;
  use: AddressUse;
  /** The number of a stop, from 1. */
  number: number;
  field: AddressField;
  /** The path in the request under which the server would name it. */
  path: string;
  address: DraftAddress;
}

/** The draft's addresses in driving order. */
export function routeStopsOf(
  draft: Pick<BookingDraft, 'origin' | 'waypoints' | 'destination'>,
): RouteStop[] {
  const end = (field: 'origin' | 'destination', use: AddressUse): RouteStop => ({
    key: field,
    use,
    number: 0,
    field,
    path: field,
    address: draft[field],
  });
  return [
    end('origin', 'pickup'),
    ...draft.waypoints.map(({ key, ...address }, index): RouteStop => ({
      key,
      use: 'stop',
      number: index + 1,
      field: { stop: key },
      path: `waypoints.${index}`,
      address,
    })),
    end('destination', 'dropoff'),
  ];
}

/** A stop as part of the route, without the text that is typed into its field. */
export const withoutText = (stop: RouteStop): RouteStop => ({
  ...stop,
  address: { ...stop.address, text: '' },
});

/** The address of a field; empty once its stop is gone. */
export const addressOf = (draft: BookingDraft, field: AddressField): DraftAddress =>
  typeof field === 'string'
    ? draft[field]
    : (draft.waypoints.find(({ key }) => key === field.stop) ?? EMPTY_ADDRESS);

/** Ids of the elements of an address, to give them the focus. */
export const fieldId = (key: string): string => `booking-address-${key}`;
export const handleId = (key: string): string => `booking-move-${key}`;
export const removeId = (key: string): string => `booking-remove-${key}`;
