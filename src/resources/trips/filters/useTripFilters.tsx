import { useListFilterContext, useTranslate } from 'react-admin';
import {
  BOOKING_STATUSES,
  statusNames,
  TRIP_TAB_NAMES,
  TRIP_TABS,
  type StatusName,
  type TripTab,
} from '../../../../contract/booking/status.ts';
import type { TripFilters } from '../../../../contract/booking/tripFilters.ts';
import { bookings } from '../../../../contract/resources/bookings.ts';
import { fleets } from '../../../../contract/resources/fleets.ts';
import type { ListFilter } from '../../../admin/list/filters/listFilter.ts';
import { OptionPicker } from '../../../admin/list/filters/editors.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { changed } from '../../declared/filters/filterValues.ts';
import { ReferencePicker } from '../../declared/filters/editors.ts';
import { useDeclaredFilters } from '../../declared/filters/useDeclaredFilters.ts';
import { AccountFieldEditor, PassengerSearch, VehiclePicker } from './editors.ts';
import { useTripFilterTexts } from './useTripFilterTexts.ts';

/** Filters whose values only the trip list knows. */
const OWN = ['status', 'passengerId', 'paymentType', 'vehicle', 'businessAccountConfig', 'fleetId'];

interface Options {
  tab: TripTab;
  filters: TripFilters;
  /** Account that the list shows; null for all of the caller's. */
  accountId: string | null;
  seesAll: boolean;
}

const notEmpty = <T,>(values: readonly T[]): T[] | undefined =>
  values.length > 0 ? [...values] : undefined;

/** The filters of the trip list: days and account as declared, others with their own editors. */
export function useTripFilters(options: Options): ListFilter[] {
  const { tab, filters, accountId, seesAll } = options;
  const translate = useTranslate();
  const { setFilters } = useListFilterContext();
  const texts = useTripFilterTexts(filters);
  const declared = useDeclaredFilters(bookings, { accountId, without: OWN });
  const set = (change: TripFilters): void => setFilters(changed(filters, change));

  const groupOf = (one: StatusName): string => {
    const group = TRIP_TAB_NAMES.find((name) => TRIP_TABS[name]?.some((its) => its === one));
    return group ? translate(`trips.tabs.${group}`) : '';
  };
  const own = (
    key: keyof typeof texts,
    editor: (label: string, close: () => void) => ReturnType<ListFilter['editor']>,
    more: Partial<ListFilter> = {},
  ): ListFilter => ({
    key,
    ...texts[key],
    clear: () => set({ [key]: undefined }),
    editor: (close) => editor(texts[key].label, close),
    ...more,
  });
  const account = declared.filter(({ key }) => key === 'corporationId');
  const days = declared
    .filter(({ key }) => key === 'pickupAt')
    .map((filter) => ({ ...filter, label: translate('tripList.filters.pickup') }));

  return [
    ...account,
    ...days,
    own('status', (label, close) => (
      <OptionPicker
        label={label}
        options={statusNames(TRIP_TABS[tab] ?? BOOKING_STATUSES).map((value) => ({
          value,
          label: translate(`statuses.${value}`),
          ...(TRIP_TABS[tab] === null && { group: groupOf(value) }),
        }))}
        value={statusNames(filters.status ?? [])}
        onChange={(chosen) => set({ status: notEmpty(chosen as StatusName[]) })}
        onClose={close}
      />
    )),
    own(
      'passengerId',
      (_label, close) => (
        <PassengerSearch
          accountId={accountId}
          showsAccount={seesAll}
          onClose={close}
          onChosen={({ id }) => {
            close();
            set({ passengerId: id });
          }}
        />
      ),
      { emptyLabel: translate('tripList.passenger.open'), isDialog: true },
    ),
    own('paymentType', (label, close) => (
      <OptionPicker
        label={label}
        options={pageConfig().allowedPaymentMethods.map((value) => ({
          value,
          label: translate(`resources.choices.${value}`),
        }))}
        value={filters.paymentType ?? []}
        onChange={(chosen) => set({ paymentType: notEmpty(chosen) as TripFilters['paymentType'] })}
        onClose={close}
      />
    )),
    own('vehicle', (label, close) => (
      <VehiclePicker
        label={label}
        accountId={accountId}
        value={filters.vehicle ?? []}
        onChange={(vehicle) => set({ vehicle: vehicle && [...vehicle] })}
        onClose={close}
      />
    )),
    own('accountField', (label, close) => (
      <AccountFieldEditor
        label={label}
        accountId={accountId}
        value={filters.accountField}
        onChange={(accountField) => set({ accountField })}
        onClose={close}
      />
    )),
    own('fleetId', (label, close) => (
      <ReferencePicker
        isSingle
        label={label}
        target={fleets}
        accountId={null}
        value={filters.fleetId ? [filters.fleetId] : []}
        onChange={([fleetId]) => set({ fleetId })}
        onClose={close}
      />
    )),
  ];
}
