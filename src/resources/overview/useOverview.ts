import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList, useLocale } from 'react-admin';
import { WATCHED_STATUSES } from '../../../contract/booking/attention.ts';
import { instantsOfDays } from '../../../contract/booking/dayRange.ts';
import { BOOKING_STATUSES, CANCELLED_STATUSES, isFinal } from '../../../contract/booking/status.ts';
import { OPEN_STATUSES } from '../../../contract/booking/openTripLimits.ts';
import { shiftDay } from '../../../contract/core/period.ts';
import type { Days } from '../../../contract/figures/reportPeriod.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import type { User } from '../../../contract/resources/users.ts';
import { heldInvoices } from '../../dataProvider/billingCalls.ts';
import { todayThere } from '../../dates/chosenDays.ts';
import { loadOverviewTexts } from '../../i18n/overviewTexts.ts';
import { TRIPS_REFRESH_MS } from '../../live/useLiveBookings.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { HELD_KEY } from '../billing/useBillingTexts.ts';
import { useFigures } from '../reports/useReport.ts';
import { useFilterOptions } from '../trips/view/tripViewCalls.ts';
import { overviewDays } from './sums.ts';

/** Those that need a hand are among the next ones. */
const TRIPS_READ = 50;
const LATEST = 5;
const TOP = 5;
/** Accounts of which is told how their spend changed. */
const ACCOUNTS_READ = 500;
const NEWEST_USERS = 50;
const ENDED = BOOKING_STATUSES.filter(isFinal);
const NOT_CANCELLED = BOOKING_STATUSES.filter(
  (one) => !CANCELLED_STATUSES.some((other) => other === one),
);

/** The texts of the page, which are loaded with it. */
export function useOverviewTexts() {
  const language = useLocale();
  return useQuery({
    queryKey: ['overview', 'texts', language],
    queryFn: () => loadOverviewTexts(language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

const useTrips = (filter: object, field: string, order: 'ASC' | 'DESC', perPage: number) =>
  useGetList<Trip>(
    'bookings',
    { filter, sort: { field, order }, pagination: { page: 1, perPage } },
    { refetchInterval: TRIPS_REFRESH_MS },
  );

/** As filters of trips. */
function pickedUpIn(days: Days) {
  const { from, to } = instantsOfDays(days, pageConfig().timeZone);
  return { pickupTimeFrom: from, pickupTimeTo: to };
}

/** Everything that an admin's overview tells, of the account at the top of the page. */
export function useAdminOverview() {
  const today = todayThere();
  const accountId = useSelectedAccountId();
  const account = accountId === null ? {} : { corporationId: accountId };
  const days = overviewDays(today);
  const ahead = { from: today, to: shiftDay(today, 1) };
  const options = useFilterOptions(accountId, true);
  const field = options.data?.accountFields[0]?.title ?? null;
  const month = { ...days.month, ...account, limit: TOP };
  return {
    accountId,
    days,
    ahead,
    field,
    read: {
      options,
      open: useTrips(
        { ...account, status: OPEN_STATUSES, ...pickedUpIn(ahead) },
        'pickupAt',
        'ASC',
        TRIPS_READ,
      ),
      // What a card could not pay is known when a trip has ended.
      ended: useTrips(
        { ...account, status: ENDED, ...pickedUpIn(ahead) },
        'pickupAt',
        'DESC',
        TRIPS_READ,
      ),
      latest: useTrips({ ...account, status: NOT_CANCELLED }, 'createdAt', 'DESC', LATEST),
      byDay: useFigures({ ...days.all, ...account, grain: 'day' }),
      groups: useFigures({ ...month, by: 'group' }),
      codes: useFigures({ ...month, by: 'field', field: field ?? '' }, field !== null),
    },
  };
}

/** Everything that a fleet manager's overview tells, of all accounts. */
export function useManagerOverview() {
  const today = todayThere();
  const days = overviewDays(today);
  const now: Days = { from: today, to: today };
  const accounts = { by: 'account', limit: ACCOUNTS_READ } as const;
  return {
    days,
    now,
    read: {
      any: useTrips({}, 'createdAt', 'DESC', 1),
      watched: useTrips(
        { status: WATCHED_STATUSES, ...pickedUpIn(now) },
        'pickupAt',
        'ASC',
        TRIPS_READ,
      ),
      hours: useFigures({ ...now, by: 'hour' }),
      month: useFigures({ ...days.month, ...accounts }),
      before: useFigures({ ...days.before, ...accounts }),
      held: useQuery({
        queryKey: [HELD_KEY],
        queryFn: ({ signal }) => heldInvoices({ signal }),
      }),
      users: useGetList<User>('users', {
        filter: { status: ['active'] },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: NEWEST_USERS },
      }),
    },
  };
}

/** Whether there is a row of a resource; undefined while it is not known. */
export function useHasRows(resource: string, filter: object, isAsked: boolean) {
  const { total, error, isFetching, refetch } = useGetList(
    resource,
    { filter, sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    { enabled: isAsked },
  );
  return {
    has: total === undefined ? undefined : total > 0,
    reading: { error, isFetching, refetch },
  };
}
