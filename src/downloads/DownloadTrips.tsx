import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { instantsOfDays, type DayRange } from '../../contract/booking/dayRange.ts';
import { problemOf } from '../dataProvider/http.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { DayFields, presetsOf, todayThere } from '../resources/trips/filters/DayFields.tsx';
import { pageConfig } from '../shell/pageConfig.ts';
import { AccountChoice, type Account } from './AccountChoice.tsx';
import { downloadTrips, refreshExports } from './reportCalls.ts';

interface DownloadTripsProps {
  /** Account the list shows; null for all of the caller's. */
  account: Account | null;
  onClose: () => void;
}

/** Asks for account and days, then downloads their trips. */
export function DownloadTrips({ account: shown, onClose }: DownloadTripsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const queryClient = useQueryClient();
  const [account, setAccount] = useState(shown);
  const [days, setDays] = useState<DayRange>(() => presetsOf(todayThere())['thisMonth']!);
  const [isTried, setTried] = useState(false);
  const isReversed = days.from !== null && days.to !== null && days.to < days.from;
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
    if (from && to && !isReversed) starting.mutate({ from, to });
  };
  const missing = (end: 'from' | 'to') =>
    isTried && days[end] === null ? translate('downloads.required') : undefined;

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
      <AccountChoice account={account} onChange={setAccount} />
      <DayFields
        required
        range={days}
        onChange={setDays}
        labels={{ from: translate('downloads.from'), to: translate('downloads.to') }}
        errors={{
          from: missing('from'),
          to: isReversed ? translate('downloads.order') : missing('to'),
        }}
      />
    </FormDialog>
  );
}
