import { useQuery } from '@tanstack/react-query';
import type { BusinessGuest } from '../../../../contract/resources/businessGuests.ts';
import type { BusinessPassenger } from '../../../../contract/resources/businessPassengers.ts';
import { callUnchecked, type QueryValue } from '../../../dataProvider/http.ts';
import { useSearchedText } from '../../../admin/list/useSearchedText.ts';

/** Somebody for whom trips were booked. */
export interface Passenger {
  id: string;
  type: 'PASSENGER' | 'GUEST';
  name: string;
  /** Phone, else e-mail. */
  contact: string | null;
  corporationId: string;
  createdAt: string;
}

const FOUND_PER_KIND = 20;

/** Employees and guests alike, by name. */
async function readPassengers(
  query: Record<string, QueryValue>,
  signal: AbortSignal,
): Promise<Passenger[]> {
  const [passengers, visitors] = await Promise.all([
    callUnchecked<BusinessPassenger[]>('/business-passengers', { query, signal, kind: 'list' }),
    callUnchecked<BusinessGuest[]>('/business-guests', { query, signal, kind: 'list' }),
  ]);
  const found = [
    ...passengers.map((one) => ({
      ...one,
      type: 'PASSENGER' as const,
      contact: one.phone ?? one.email,
    })),
    ...visitors.map((one) => ({
      ...one,
      type: 'GUEST' as const,
      contact: one.phoneNumber ?? one.email,
    })),
  ];
  return found
    .map(({ id, type, givenName, familyName, contact, businessAccountId, createdAt }) => ({
      id,
      type,
      name: `${givenName} ${familyName}`,
      contact,
      corporationId: businessAccountId,
      createdAt,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The name behind a filter; undefined while it is read, and for people who were deleted. */
export function usePassengerName(id: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['trip-passenger', id],
    queryFn: ({ signal }) => readPassengers({ id }, signal),
    enabled: id !== null,
    staleTime: 5 * 60_000,
  });
  return data?.[0]?.name;
}

/** Passengers that match a typed text, half a second after the last key. */
export function usePassengerSearch(text: string, corporationId: string | null) {
  const { search, isBehind } = useSearchedText(text);
  const query = useQuery({
    queryKey: ['trip-passenger-search', search, corporationId],
    queryFn: ({ signal }) =>
      readPassengers(
        { dynamicSearch: search, corporationId, maxPerPage: FOUND_PER_KIND, sort: 'givenName' },
        signal,
      ),
    enabled: search !== '',
  });
  const isCurrent = !isBehind && search !== '';
  return {
    found: isCurrent ? query.data : undefined,
    isSearching: isBehind || query.fetchStatus !== 'idle',
    error: isCurrent ? query.error : null,
    retry: () => void query.refetch(),
  };
}
