import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { dayProblems, instantsOfDays, type DayRange } from '../../contract/booking/dayRange.ts';
import { problemOf } from '../dataProvider/http.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import {
  DayFields,
  presetsOf,
  shownDayProblems,
  todayThere,
} from '../resources/trips/filters/DayFields.tsx';
import { pageConfig } from '../shell/pageConfig.ts';
import { AccountChoice, type Account } from './AccountChoice.tsx';
import { downloadTrips, refreshExports } from './reportCalls.ts';

interface DownloadTripsProps {
  /** Account the list shows; null for all of the caller's. */
  account: Account | null;
  /** Days the list shows; this month unless told. */
  days: DayRange | null;
  onClose: () => void;
}

/** Asks for account and days, then downloads their trips. */
export function DownloadTrips({ account: shown, days: shownDays, onClose }: DownloadTripsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const queryClient = useQueryClient();
  // Until one is chosen here: the name of the one that is shown may still be on its way.
  const [chosen, setChosen] = useState<Account | null | undefined>(undefined);
  const account = chosen === undefined ? shown : chosen;
  const [days, setDays] = useState<DayRange>(
    () => shownDays ?? presetsOf(todayThere())['thisMonth']!,
  );
  const [isTried, setTried] = useState(false);
  const wrongDays = dayProblems(days, { required: true });
  const starting = useMutation({
    mutationFn: ({ from, to }: { from: string; to: string }) => {
      const channel = pageConfig();
      const range = instantsOfDays({ from, to }, channel.timeZone);
      return downloadTrips({
        bookingChannelId: channel.id,
        fileName: ['trips', account?.name, from, to].filter(Boolean).join(' ').slice(0, 100),
        ...(account ? { businessAccountId: account.id } : {}),
        pickupTimeFrom: range.from ?? '',
        pickupTimeTo: range.to ?? '',
        lang: language,
      });
    },
    onSuccess: async (outcome) => {
      if (outcome === 'inBackground') await refreshExports(queryClient);
      notify(`downloads.${outcome}`, { type: 'success' });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    const { from, to } = days;
    if (from && to && Object.keys(wrongDays).length === 0) starting.mutate({ from, to });
  };

  return (
    <FormDialog
      title={translate('downloads.title')}
      text={translate('downloads.text')}
      width={600}
      submitLabel={translate('downloads.start')}
      isBusy={starting.isPending}
      failure={
        starting.error
          ? (problemOf(starting.error)?.displayMessage ?? translate('downloads.failed'))
          : undefined
      }
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
    </FormDialog>
  );
}
