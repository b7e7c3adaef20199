/** Dispatch statuses, as the taxi company reports them. */
export const CURRENT_STATUSES = ['NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF'] as const;
export const FUTURE_STATUSES = ['PREBOOKED'] as const;
export const PAST_STATUSES = ['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE'] as const;
export const CANCELLED_STATUSES = [
  'ARCHIVE_CUSTOMER_CANCELLED',
  'CUSTOMER_CANCELLED',
  'DISPATCH_CANCELLED',
  'DRIVER_CANCELLED',
  'NOSHOW',
] as const;
export const BOOKING_STATUSES = [
  ...CURRENT_STATUSES,
  ...FUTURE_STATUSES,
  ...PAST_STATUSES,
  ...CANCELLED_STATUSES,
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** A trip can be cancelled until the driver is at the pickup. */
export const CANCELLABLE_STATUSES: readonly BookingStatus[] = [
  'NEW',
  'ASSIGN',
  'ENROUTE',
  'PREBOOKED',
];

export const isCancellable = (status: BookingStatus): boolean =>
  CANCELLABLE_STATUSES.includes(status);

/** Only a future trip can be changed, and only its pickup time. */
export const isEditable = (status: BookingStatus): boolean => status === 'PREBOOKED';

const includes = (list: readonly BookingStatus[], status: BookingStatus) => list.includes(status);
export const isFinal = (status: BookingStatus): boolean =>
  includes(PAST_STATUSES, status) || includes(CANCELLED_STATUSES, status);

/** Tabs of the trip list, in order, and the statuses each one shows; null shows all. */
export const TRIP_TABS = {
  'all-trips': null,
  'in-progress': CURRENT_STATUSES,
  'pre-bookings': FUTURE_STATUSES,
  completed: PAST_STATUSES,
  cancelled: CANCELLED_STATUSES,
} as const satisfies Record<string, readonly BookingStatus[] | null>;
export type TripTab = keyof typeof TRIP_TABS;
export const TRIP_TAB_NAMES = Object.keys(TRIP_TABS) as TripTab[];

/** Statuses that mean the same to people and differ only in the words of dispatch systems. */
const ALIKE = {
  COMPLETE: 'COMPLETED',
  ARCHIVE_COMPLETE: 'COMPLETED',
  ARCHIVE_CUSTOMER_CANCELLED: 'CUSTOMER_CANCELLED',
} as const satisfies Partial<Record<BookingStatus, BookingStatus>>;

/** The status that stands for all that mean the same: what people see, choose and filter by. */
export type StatusName = Exclude<BookingStatus, keyof typeof ALIKE>;

/** @example statusName('ARCHIVE_COMPLETE') // 'COMPLETED' */
export const statusName = (status: BookingStatus): StatusName =>
  status in ALIKE ? ALIKE[status as keyof typeof ALIKE] : (status as StatusName);

/** Statuses by their names, each once, in the order given. */
export const statusNames = (statuses: readonly BookingStatus[]): StatusName[] => [
  ...new Set(statuses.map(statusName)),
];

/**
 * All statuses that mean the same as one, that one included.
 * @example statusesAlike('COMPLETED') // ['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE']
 */
export const statusesAlike = (status: BookingStatus): BookingStatus[] =>
  BOOKING_STATUSES.filter((one) => statusName(one) === statusName(status));

/**
 * The state of a booking before the dispatch system knows it, in the order of the steps. The
 * statuses above exist only once it is CONFIRMED.
 */
export const BOOKING_STATES = [
  'REQUESTED',
  'PAYMENT_PENDING',
  'AUTHORIZED',
  'CONFIRMED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** An unconfirmed request expires after this long. */
export const REQUEST_LIFE_MINUTES = 15;

const TRANSITIONS: Record<BookingState, readonly BookingState[]> = {
  REQUESTED: ['PAYMENT_PENDING', 'AUTHORIZED', 'CONFIRMED', 'FAILED', 'EXPIRED', 'CANCELLED'],
  PAYMENT_PENDING: ['AUTHORIZED', 'FAILED', 'EXPIRED', 'CANCELLED'],
  AUTHORIZED: ['CONFIRMED', 'FAILED', 'EXPIRED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  FAILED: [],
  EXPIRED: [],
  CANCELLED: [],
};

export const canMove = (from: BookingState, to: BookingState): boolean =>
  TRANSITIONS[from].includes(to);

/** States from which a booking may move to `to`; the database's update names them. */
export const statesBefore = (to: BookingState): BookingState[] =>
  BOOKING_STATES.filter((from) => canMove(from, to));

/** Dispatch statuses in the order of a trip; an event that would go back is stale. */
const PROGRESS: readonly BookingStatus[] = [
  'PREBOOKED',
  'NEW',
  'ASSIGN',
  'ENROUTE',
  'MADECONTACT',
  'DROPPINGOFF',
];

/**
 * Whether a dispatch event may change the status. A driver can be taken off the trip again before
 * pickup (ENROUTE back to NEW or ASSIGN); nothing leaves a final status.
 */
export function canReport(from: BookingStatus, to: BookingStatus): boolean {
  if (isFinal(from) || from === to || to === 'PREBOOKED') return false;
  if (isFinal(to)) return true;
  if (from === 'DROPPINGOFF') return false;
  return to === 'NEW' || to === 'ASSIGN' || PROGRESS.indexOf(to) > PROGRESS.indexOf(from);
}
