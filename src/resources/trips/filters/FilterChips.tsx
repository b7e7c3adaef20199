import { Box, Button, Chip } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { parseAccountField } from '../../../../contract/booking/accountFieldFilter.ts';
import { statusNames, TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { Fleet } from '../../../../contract/resources/fleets.ts';
import type { TripFilters } from '../../../../contract/booking/tripView.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useVehicleName } from '../useVehicleName.ts';
import { usePassengerName } from './passengerCalls.ts';

interface FilterChip {
  /** Filters that the chip stands for, and that go with it. */
  names: (keyof TripFilters)[];
  label: string;
}

function useChips(filters: TripFilters): FilterChip[] {
  const translate = useTranslate();
  const formats = useFormats();
  const vehicleName = useVehicleName();
  const passenger = usePassengerName(filters.passengerId ?? null);
  const { data: fleet } = useGetOne<Fleet>(
    'fleets',
    { id: filters.fleetId ?? '' },
    { enabled: filters.fleetId !== undefined, retry: false },
  );
  const { timeZone } = pageConfig();
  const chips: FilterChip[] = [];
  const t = (key: string) => translate(`tripList.filters.${key}`);
  const { pickupPeriod } = filters;
  if (pickupPeriod)
    chips.push({
      names: ['pickupPeriod'],
      label: translate('tripList.filters.period', { period: t(pickupPeriod) }),
    });
  const { pickupTimeFrom, pickupTimeTo, passengerId, status, vehicle, paymentType } = filters;
  if (pickupTimeFrom || pickupTimeTo) {
    const from = pickupTimeFrom && formats.date(pickupTimeFrom, timeZone);
    const lastInstant = pickupTimeTo && new Date(Date.parse(pickupTimeTo) - 1).toISOString();
    const to = lastInstant && formats.date(lastInstant, timeZone);
    const key = from && to ? 'between' : from ? 'since' : 'until';
    chips.push({
      names: ['pickupTimeFrom', 'pickupTimeTo'],
      label: translate(`tripList.filters.${key}`, { from, to }),
    });
  }
  if (passengerId)
    chips.push({
      names: ['passengerId'],
      label: `${t('passenger')}: ${passenger ?? t('unknownPassenger')}`,
    });
  if (filters.fleetId) {
    const label = translate('resources.bookings.fields.fleetId');
    chips.push({ names: ['fleetId'], label: `${label}: ${fleet?.companyName ?? '…'}` });
  }
  if (status)
    chips.push({
      names: ['status'],
      label: `${t('status')}: ${statusNames(status)
        .map((name) => translate(`statuses.${name}`))
        .join(', ')}`,
    });
  if (vehicle)
    chips.push({
      names: ['vehicle'],
      label: `${t('vehicle')}: ${vehicle.map(vehicleName).join(', ')}`,
    });
  if (paymentType) {
    const types = paymentType.map((type) => translate(`resources.choices.${type}`));
    chips.push({ names: ['paymentType'], label: `${t('payment')}: ${types.join(', ')}` });
  }
  const field = filters.accountField ? parseAccountField(filters.accountField) : null;
  if (field) chips.push({ names: ['accountField'], label: `${field.title}: ${field.value}` });
  return chips;
}

/** Filters that a file has fields of its own for: its days and its account. */
const OF_THE_FILE: ReadonlySet<keyof TripFilters> = new Set([
  'pickupPeriod',
  'pickupTimeFrom',
  'pickupTimeTo',
  'corporationId',
]);

/** What a shown list is narrowed to beside its days and account, in words: its tab comes first. */
export function useShownTexts({ tab, filters }: { tab: TripTab; filters: TripFilters }): string[] {
  const translate = useTranslate();
  const chips = useChips(filters).filter(({ names }) => !names.some((one) => OF_THE_FILE.has(one)));
  const { dynamicSearch: search, id } = filters;
  return [
    ...(TRIP_TABS[tab] ? [translate(`trips.tabs.${tab}`)] : []),
    ...chips.map(({ label }) => label),
    ...[search, id]
      .filter((text) => text !== undefined)
      .map((text) => translate('downloads.searched', { text })),
  ];
}

interface FilterChipsProps {
  filters: TripFilters;
  onChange: (filters: TripFilters) => void;
}

/** What the list is narrowed to, each removable, all of it in one press. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const translate = useTranslate();
  const chips = useChips(filters);
  if (chips.length === 0) return null;
  const without = (names: readonly string[]): TripFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
  return (
    <Box
      component="section"
      aria-label={translate('tripList.filters.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pb: 2 }}
    >
      {chips.map(({ names, label }) => (
        <Chip
          key={names.join()}
          label={label}
          onDelete={() => onChange(without(names))}
          // Enter and space remove it too, as backspace does by itself.
          onClick={() => onChange(without(names))}
          aria-label={translate('tripList.filters.remove', { name: label })}
          sx={{ maxWidth: '100%', minHeight: { xs: 44, sm: 32 } }}
        />
      ))}
      <Button size="small" onClick={() => onChange(without(chips.flatMap(({ names }) => names)))}>
        {translate('tripList.filters.clear')}
      </Button>
    </Box>
  );
}
