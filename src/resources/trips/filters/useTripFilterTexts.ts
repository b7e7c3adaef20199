import { useGetOne, useTranslate } from 'react-admin';
import { parseAccountField } from '../../../../contract/booking/accountFieldFilter.ts';
import { statusNames } from '../../../../contract/booking/status.ts';
import type { TripFilters } from '../../../../contract/booking/tripFilters.ts';
import type { Fleet } from '../../../../contract/resources/fleets.ts';
import { useVehicleName } from '../useVehicleName.ts';
import { usePassengerName } from './passengerCalls.ts';

/** A filter as its chip shows it: its name and its value. */
interface FilterText {
  label: string;
  /** Null while it is not set. */
  text: string | null;
}

/** The trip list's own filters in words, in the order of their chips. */
export function useTripFilterTexts(filters: TripFilters) {
  const translate = useTranslate();
  const vehicleName = useVehicleName();
  const { passengerId, fleetId, status, vehicle, paymentType } = filters;
  const passenger = usePassengerName(passengerId ?? null);
  const { data: fleet } = useGetOne<Fleet>(
    'fleets',
    { id: fleetId ?? '' },
    { enabled: fleetId !== undefined, retry: false },
  );
  const t = (key: string) => translate(`tripList.filters.${key}`);
  const joined = (texts: string[] | undefined) => texts?.join(', ') ?? null;
  const field = filters.accountField ? parseAccountField(filters.accountField) : null;
  return {
    passengerId: {
      label: t('passenger'),
      text: passengerId ? (passenger ?? t('unknownPassenger')) : null,
    },
    status: {
      label: t('status'),
      text: joined(status && statusNames(status).map((name) => translate(`statuses.${name}`))),
    },
    paymentType: {
      label: t('payment'),
      text: joined(paymentType?.map((type) => translate(`resources.choices.${type}`))),
    },
    vehicle: { label: t('vehicle'), text: joined(vehicle?.map(vehicleName)) },
    accountField: { label: field?.title ?? t('field'), text: field?.value ?? null },
    fleetId: {
      label: translate('resources.bookings.fields.fleetId'),
      text: fleetId ? (fleet?.companyName ?? '…') : null,
    },
  } satisfies Partial<Record<keyof TripFilters, FilterText>>;
}
