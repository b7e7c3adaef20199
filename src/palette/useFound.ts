import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  useDataProvider,
  useGetManyAggregate,
  type DataProvider,
  type RaRecord,
} from 'react-admin';
import { may } from '../../contract/core/access.ts';
import { routeText } from '../../contract/core/format.ts';
import type { Formats } from '../../contract/core/formats.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';
import { type Role, reachesAllAccounts } from '../../contract/core/roles.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import type { BusinessGuest } from '../../contract/resources/businessGuests.ts';
import type { BusinessPassenger } from '../../contract/resources/businessPassengers.ts';
import type { Corporation } from '../../contract/resources/corporations.ts';
import { findResource, type ResourceName } from '../../contract/resources/index.ts';
import type { User } from '../../contract/resources/users.ts';
import { sideBySide } from '../../contract/receipts/letters.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useSearchedText } from '../admin/list/useSearchedText.ts';
import { bookTripPath } from '../shell/navigation.ts';
import { rowAddress } from '../resources/places.ts';
import { bookingAddress, tripAddress } from '../shell/addresses.ts';
import { actorOf, useMe } from '../shell/useMe.ts';
import type { FoundGroup, FoundRow } from './commands.ts';

/** How many rows of each kind are shown; another letter narrows the search. */
const MOST_OF_A_KIND = 4;
const FRESH_MS = 30_000;

/** A row as the palette shows it. */
interface Described {
  id: string;
  label: string;
  detail: string;
  /** The account of the row, named for users with several accounts; null for none. */
  accountId: string | null;
  /** Null if no page shows it. */
  to: string | null;
  /** The address that books a trip for them; null where none can be booked. */
  book: string | null;
}

interface Source {
  resource: ResourceName;
  group: FoundGroup;
  read: (provider: DataProvider, q: string, signal: AbortSignal) => Promise<Described[]>;
}

const source = <R extends RaRecord>(
  resource: ResourceName,
  group: FoundGroup,
  describe: (row: R) => Described,
): Source => ({
  resource,
  group,
  async read(provider, q, signal) {
    const { data } = await provider.getList<R>(resource, {
      pagination: { page: 1, perPage: MOST_OF_A_KIND },
      // The resource's own order.
      sort: { field: 'id', order: 'ASC' },
      filter: { q },
      signal,
    });
    return data.map(describe);
  },
});

const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }): string =>
  `${givenName} ${familyName}`;

/** The lists that are searched, if the role may list them, through each list's own search. */
function sourcesOf(role: Role, formats: Formats): Source[] {
  const isBooker = bookTripPath[role] !== undefined;
  return [
    source<BusinessPassenger>('business-passengers', 'people', (one) => ({
      id: one.id,
      label: nameOf(one),
      detail: one.email,
      accountId: one.businessAccountId,
      to: rowAddress('business-passengers', role, one.id),
      book: isBooker && one.status === 'active' ? bookingAddress('employee', one.id) : null,
    })),
    source<BusinessGuest>('business-guests', 'people', (one) => ({
      id: one.id,
      label: nameOf(one),
      detail: one.email ?? one.phoneNumber ?? '',
      accountId: one.businessAccountId,
      to: rowAddress('business-guests', role, one.id),
      book: isBooker ? bookingAddress('guest', one.id) : null,
    })),
    source<User>('users', 'people', (one) => ({
      id: one.id,
      label: nameOf(one),
      detail: one.email,
      accountId: null,
      to: rowAddress('users', role, one.id),
      book: null,
    })),
    source<Trip>('bookings', 'trips', (trip) => ({
      id: trip.id,
      label: trip.passengerName,
      detail: [
        formats.dateTime(trip.pickupAt, trip.pickupTimeZone),
        routeText([trip.originAddress, trip.destinationAddress]),
      ].join(' · '),
      accountId: null,
      to: tripAddress(trip.id),
      book: null,
    })),
    // Corporation admins switch to their accounts, which the console knows.
    ...(isBooker
      ? []
      : [
          source<Corporation>('corporations', 'accounts', (one) => ({
            id: one.id,
            label: one.name,
            detail: one.code ?? one.contactEmail,
            accountId: null,
            to: rowAddress('corporations', role, one.id),
            book: null,
          })),
        ]),
  ];
}

const searchFrom = (resource: ResourceName): number =>
  findResource(resource)?.list.searchFrom ?? SEARCH_MIN_LENGTH;

const rowsOf = (
  { resource, group }: Source,
  { id, label, detail, to, book }: Described,
  account: string | undefined,
): FoundRow[] => {
  const key = `${resource} ${id}`;
  const more = sideBySide([detail, account]);
  const shown: FoundRow[] = to === null ? [] : [{ key, group, label, detail: more, to }];
  return book === null
    ? shown
    : [...shown, { key: `book ${key}`, group: 'bookFor', label, detail: more, to: book }];
};

/** The people, trips and accounts that the server finds for a typed text. */
export function useFound(text: string) {
  const dataProvider = useDataProvider();
  const me = useMe();
  const formats = useFormats();
  const sources = useMemo(() => {
    const actor = actorOf(me);
    return sourcesOf(actor.role, formats).filter(({ resource }) => {
      const declaration = findResource(resource);
      return declaration !== undefined && may(actor, declaration, 'list');
    });
  }, [me, formats]);
  const { search, isBehind } = useSearchedText(
    text.slice(0, SEARCH_MAX_LENGTH),
    Math.min(...sources.map(({ resource }) => searchFrom(resource))),
  );
  // Stays the same until the search changes: each new list of queries is compared with the last.
  const queries = useMemo(
    () =>
      sources.map(({ resource, read }) => ({
        queryKey: ['palette', resource, search, formats.locale],
        queryFn: ({ signal }: { signal: AbortSignal }) => read(dataProvider, search, signal),
        enabled: search.length >= searchFrom(resource),
        staleTime: FRESH_MS,
        // The line that reports it offers to try again.
        retry: false,
      })),
    [sources, search, formats.locale, dataProvider],
  );
  const answers = useQueries({ queries });

  // Neither an answer to an earlier text nor one that arrives before the others is shown, because
  // the line that is about to be chosen would move.
  const isAwaited = isBehind || answers.some(({ isLoading }) => isLoading);
  const found = isAwaited
    ? []
    : sources.flatMap((one, index) =>
        (answers[index]?.data ?? []).map((described) => ({ one, described })),
      );
  const showsAccounts = reachesAllAccounts(actorOf(me).role) || me.corporations.length > 1;
  const owners = [...new Set(found.flatMap(({ described }) => described.accountId ?? []))].join(
    ' ',
  );
  const ids = useMemo(() => owners.split(' ').filter(Boolean), [owners]);
  const { data: accounts = [] } = useGetManyAggregate<Corporation>(
    'corporations',
    { ids },
    { enabled: showsAccounts && ids.length > 0 },
  );
  const failed = isAwaited ? [] : answers.filter(({ isError }) => isError);
  return {
    rows: found.flatMap(({ one, described }) => {
      const account = accounts.find((row) => row?.id === described.accountId);
      return rowsOf(one, described, showsAccounts ? account?.name : undefined);
    }),
    isSearching: isBehind || answers.some(({ fetchStatus }) => fetchStatus !== 'idle'),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const answer of failed) void answer.refetch();
    },
  };
}
