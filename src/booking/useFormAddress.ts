import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { BOOKING_PARAMETERS as PARAMETERS } from '../shell/addresses.ts';

/** What the form is filled in from, as named in its address. */
export interface NamedPrefill {
  kind: keyof typeof PARAMETERS;
  id: string;
}

/** What the address names, or null. */
export function useNamedPrefill(): NamedPrefill | null {
  const [query] = useSearchParams();
  const { id: inPath } = useParams();
  const [employee, guest] = [query.get(PARAMETERS.employee), query.get(PARAMETERS.guest)];
  const trip = query.get(PARAMETERS.trip) ?? inPath ?? null;
  return useMemo(() => {
    if (trip !== null) return { kind: 'trip', id: trip };
    if (employee !== null) return { kind: 'employee', id: employee };
    return guest === null ? null : { kind: 'guest', id: guest };
  }, [trip, employee, guest]);
}

/** An address of the console, as the router takes it. */
export interface FormAddress {
  pathname: string;
  search: string;
}

/**
 * The form's own address, without the id of what it was filled in from. The router still shows the
 * old address until the new page is drawn, and navigating in the meantime must not bring the id
 * back.
 */
export function useFormAddress(): FormAddress {
  const { pathname, search } = useLocation();
  const isInPath = useParams()['id'] !== undefined;
  return useMemo(() => {
    const query = new URLSearchParams(search);
    for (const name of Object.values(PARAMETERS)) query.delete(name);
    return { pathname: isInPath ? '/create-v2' : pathname, search: query.toString() };
  }, [pathname, search, isInPath]);
}
