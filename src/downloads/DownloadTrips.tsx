import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Failed } from '../failures/Failed.tsx';
import { dayProblems } from '../../contract/booking/dayRange.ts';
import { CSV_FORMATS, type CsvFormat } from '../../contract/reports/csvFormat.ts';
import { FormDialog } from '../admin/dialogs/FormDialog.tsx';
import { chosenPeriod } from '../dates/chosenDays.ts';
import { shownDayProblems } from '../dates/dayProblems.ts';
import { DayFields } from '../dates/fields.ts';
import { useShownTexts } from '../resources/trips/filters/useShownTexts.ts';
import { AccountChoice, type Account } from './AccountChoice.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import {
  daysOfList,
  useTripsDownload,
  useUsualFormat,
  type ShownTrips,
} from './useTripsDownload.ts';

interface DownloadTripsProps {
  /** The account that the list shows; null for all of the caller's. */
  account: Account | null;
  shown: ShownTrips;
  onClose: () => void;
}

const COLUMNS = ['listed', 'all'] as const;

/** Asks which part of the shown list is wanted, for which days and as what, then downloads it. */
export function DownloadTrips({ account: shownAccount, shown, onClose }: DownloadTripsProps) {
  const translate = useTranslate();
  // Until one is chosen here, follows the shown account, whose name may still be loading.
  const [chosen, setChosen] = useState<Account | null | undefined>(undefined);
  const account = chosen === undefined ? shownAccount : chosen;
  const [days, setDays] = useState(() => {
    const listed = daysOfList(shown);
    return listed.from && listed.to ? listed : chosenPeriod('thisMonth');
  });
  const narrowed = useShownTexts(shown);
  const [isNarrowed, setNarrowed] = useState(true);
  const [columns, setColumns] = useState<(typeof COLUMNS)[number]>('listed');
  const [format, setFormat] = useState<CsvFormat>(useUsualFormat());
  const [isTried, setTried] = useState(false);
  const wrongDays = dayProblems(days, { required: true });
  const starting = useTripsDownload(shown, { onStarted: onClose });
  const submit = (): void => {
    setTried(true);
    const { from, to } = days;
    if (from && to && Object.keys(wrongDays).length === 0)
      starting.mutate({ account, from, to, isNarrowed, isListed: columns === 'listed', format });
  };

  return (
    <FormDialog
      title={translate('downloads.title')}
      text={translate('downloads.text')}
      width={600}
      submitLabel={translate('downloads.start')}
      isBusy={starting.isPending}
      failure={starting.error && <Failed error={starting.error} otherwise="downloads.failed" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountChoice account={account} onChange={setChosen} />
      <DayFields
        required
        range={days}
        onChange={setDays}
        labels={{ from: translate('downloads.from'), to: translate('downloads.to') }}
        problems={shownDayProblems(wrongDays, isTried)}
      />
      {narrowed.length > 0 && (
        <FormControlLabel
          sx={{ alignItems: 'flex-start' }}
          control={
            <Checkbox
              checked={isNarrowed}
              onChange={(event) => setNarrowed(event.target.checked)}
              sx={{ mt: -1 }}
            />
          }
          label={
            <>
              {translate('downloads.asListed')}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {narrowed.join(' · ')}
              </Typography>
            </>
          }
        />
      )}
      <OptionGroup
        label={translate('downloads.columns')}
        value={columns}
        options={COLUMNS.map((option) => [option, translate(`downloads.columnsOf.${option}`)])}
        onChange={setColumns}
      />
      <OptionGroup
        label={translate('downloads.format')}
        value={format}
        options={CSV_FORMATS.map((option) => [option, translate(`downloads.formats.${option}`)])}
        onChange={setFormat}
      />
    </FormDialog>
  );
}
