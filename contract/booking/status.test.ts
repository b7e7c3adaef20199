import { describe, expect, it } from 'vitest';
import {
  BOOKING_STATUSES,
  canReport,
  isCancellable,
  isEditable,
  isFinal,
  TRIP_TAB_NAMES,
  TRIP_TABS,
} from './status.ts';

const those = (isOne: (status: (typeof BOOKING_STATUSES)[number]) => boolean) =>
  BOOKING_STATUSES.filter(isOne);

describe('statuses', () => {
  it('are each under one tab besides all trips, in the order of the tabs', () => {
    expect(TRIP_TAB_NAMES).toEqual([
      'all-trips',
      'in-progress',
      'pre-bookings',
      'completed',
      'cancelled',
    ]);
    expect(TRIP_TABS['all-trips']).toBeNull();
    expect(TRIP_TABS).toMatchObject({
      'in-progress': ['NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF'],
      'pre-bookings': ['PREBOOKED'],
      completed: ['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE'],
      cancelled: [
        'ARCHIVE_CUSTOMER_CANCELLED',
        'CUSTOMER_CANCELLED',
        'DISPATCH_CANCELLED',
        'DRIVER_CANCELLED',
        'NOSHOW',
      ],
    });
    const under = Object.values(TRIP_TABS).flatMap((statuses): readonly string[] => statuses ?? []);
    expect(under.toSorted()).toEqual(BOOKING_STATUSES.toSorted());
  });

  it('say whether a trip can still be cancelled or changed', () => {
    expect(those(isCancellable)).toEqual(['NEW', 'ASSIGN', 'ENROUTE', 'PREBOOKED']);
    expect(those(isEditable)).toEqual(['PREBOOKED']);
  });

  it('do not change any more once a trip is over', () => {
    for (const from of those(isFinal)) expect(those((to) => canReport(from, to))).toEqual([]);
    expect(those((to) => canReport('DROPPINGOFF', to)).every(isFinal)).toBe(true);
  });
});
