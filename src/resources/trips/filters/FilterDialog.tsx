import { Alert, Autocomplete, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  formatAccountField,
  parseAccountField,
} from '../../../../contract/booking/accountFieldFilter.ts';
import { dayProblems, instantsOfDays } from '../../../../contract/booking/dayRange.ts';
import {
  BOOKING_STATUSES,
  statusNames,
  TRIP_TAB_NAMES,
  TRIP_TABS,
  type StatusName,
  type TripTab,
} from '../../../../contract/booking/status.ts';
import type { TripFilters } from '../../../../contract/booking/tripView.ts';
import { FormDialog } from '../../../dialogs/FormDialog.tsx';
import { useChoiceTexts } from '../../../i18n/useChoiceTexts.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { useVehicleName } from '../useVehicleName.ts';
import { useFilterOptions } from '../view/tripViewCalls.ts';
import { daysOfFilters } from './chosenDays.ts';
import { DayFields, shownDayProblems } from './DayFields.tsx';
import { MultiChoice } from './MultiChoice.tsx';

interface FilterDialogProps {
  tab: TripTab;
  filters: TripFilters;
  /** Account whose fields are offered; null for all of them. */
  accountId: string | null;
  onApply: (filters: TripFilters) => void;
  onClose: () => void;
}

const notEmpty = <T,>(values: readonly T[]): T[] | undefined =>
  values.length > 0 ? [...values] : undefined;

/** The filters of the trip list that need more than a search box. */
export function FilterDialog({ tab, filters, accountId, onApply, onClose }: FilterDialogProps) {
  const translate = useTranslate();
  const choiceTexts = useChoiceTexts();
  const vehicleName = useVehicleName();
  const { timeZone, allowedPaymentMethods } = pageConfig();
  const options = useFilterOptions(accountId, true);
  const { vehicles = [], accountFields = [] } = options.data ?? {};
  const given = filters.accountField ? parseAccountField(filters.accountField) : null;
  const [status, setStatus] = useState(() => statusNames(filters.status ?? []));
  const [vehicle, setVehicle] = useState(filters.vehicle ?? []);
  const [payment, setPayment] = useState(filters.paymentType ?? []);
  const [days, setDays] = useState(() => daysOfFilters(filters));
  const [title, setTitle] = useState(given?.title ?? '');
  const [value, setValue] = useState(given?.value ?? '');
  const [isTried, setTried] = useState(false);
  const wrongDays = dayProblems(days);
  const isValueMissing = title !== '' && value.trim() === '';
  const titles = [
    ...new Set([...accountFields.map((field) => field.title), ...(given ? [given.title] : [])]),
  ];

  const groupOf = (one: StatusName): string => {
    const group = TRIP_TAB_NAMES.find((name) => TRIP_TABS[name]?.some((its) => its === one));
    return group ? translate(`trips.tabs.${group}`) : '';
  };

  const apply = (): void => {
    setTried(true);
    if (Object.keys(wrongDays).length > 0 || isValueMissing) return;
    const range = days.period ? { from: null, to: null } : instantsOfDays(days, timeZone);
    onApply({
      ...filters,
      status: notEmpty(status),
      vehicle: notEmpty(vehicle),
      paymentType: notEmpty(payment),
      pickupPeriod: days.period ?? undefined,
      pickupTimeFrom: range.from ?? undefined,
      pickupTimeTo: range.to ?? undefined,
      accountField: title ? formatAccountField({ title, value: value.trim() }) : undefined,
    });
  };

  return (
    <FormDialog
      title={translate('tripList.filters.title')}
      width={600}
      submitLabel={translate('tripList.filters.apply')}
      onSubmit={apply}
      onClose={onClose}
    >
      {options.error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void options.refetch()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('tripList.filters.optionsFailed')}
        </Alert>
      )}
      <DayFields
        range={days}
        onChange={setDays}
        labels={{
          from: translate('tripList.filters.from'),
          to: translate('tripList.filters.to'),
        }}
        problems={shownDayProblems(wrongDays, isTried)}
      />
      <MultiChoice
        label={translate('tripList.filters.status')}
        options={statusNames(TRIP_TABS[tab] ?? BOOKING_STATUSES)}
        value={status}
        onChange={setStatus}
        nameOf={(name) => translate(`statuses.${name}`)}
        groupOf={TRIP_TABS[tab] === null ? groupOf : undefined}
      />
      <MultiChoice
        label={translate('tripList.filters.vehicle')}
        options={[...new Set([...vehicles, ...vehicle])]}
        value={vehicle}
        nameOf={vehicleName}
        onChange={setVehicle}
        isLoading={options.isPending}
      />
      <MultiChoice
        label={translate('tripList.filters.payment')}
        options={allowedPaymentMethods}
        value={payment}
        onChange={setPayment}
        nameOf={(type) => translate(`resources.choices.${type}`)}
      />
      {(titles.length > 0 || options.isPending) && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <Autocomplete
            {...choiceTexts}
            options={titles}
            value={title || null}
            loading={options.isPending}
            onChange={(_event, chosen) => {
              setTitle(chosen ?? '');
              setValue('');
            }}
            renderInput={(params) => (
              <TextField
                {...params}
                margin="none"
                label={translate('tripList.filters.field')}
                placeholder={translate('tripList.filters.any')}
              />
            )}
          />
          <Autocomplete
            {...choiceTexts}
            freeSolo
            disabled={title === ''}
            options={accountFields.find((field) => field.title === title)?.values ?? []}
            inputValue={value}
            onInputChange={(_event, text) => setValue(text)}
            renderInput={(params) => (
              <TextField
                {...params}
                margin="none"
                label={translate('tripList.filters.fieldValue')}
                error={isTried && isValueMissing}
                helperText={
                  isTried && isValueMissing ? translate('tripList.filters.valueMissing') : undefined
                }
              />
            )}
          />
        </Box>
      )}
    </FormDialog>
  );
}
