import { HttpError } from 'ra-core';
import type { Trip } from '../../contract/resources/bookings.ts';
import { ofKind, type Read, sendRequest } from './http.ts';

/** A trip as the list of trips shows it; null if it does not exist or the caller may not see it. */
export async function readTrip(id: string, { signal }: Read = {}): Promise<Trip | null> {
  try {
    const { json } = await sendRequest(`/v1/bookings/${encodeURIComponent(id)}`, { signal });
    // The server checked the answer's shape, as for lists.
    return ofKind<Trip>(json, 'id');
  } catch (error) {
    if (error instanceof HttpError && [403, 404, 422].includes(error.status)) return null;
    throw error;
  }
}
