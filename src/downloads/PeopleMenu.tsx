import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useListContext, useLocale, useNotify, useTranslate } from 'react-admin';
import type { Corporation } from '../../contract/resources/corporations.ts';
import { problemOf } from '../dataProvider/http.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { ListMenu } from '../resources/declared/ListMenu.tsx';
import { useActor } from '../authProvider/useGrant.ts';
import { useSelectedAccount } from '../shell/account/useSelectedAccount.ts';
import { AccountChoice, type Account } from './AccountChoice.tsx';
import { downloadPeople, refreshExports, type PeopleReport } from './reportCalls.ts';

const REPORTS: readonly PeopleReport[] = ['recipients', 'admins'];

interface DownloadPeopleProps {
  report: PeopleReport;
  /** Account the list shows; null for all of the caller's. */
  account: Account | null;
  onClose: () => void;
}

/** Asks whose people are wanted, then downloads them. */
function DownloadPeople({ report, account: shown, onClose }: DownloadPeopleProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const lang = useLocale();
  const queryClient = useQueryClient();
  const [account, setAccount] = useState(shown);
  const starting = useMutation({
    mutationFn: () => downloadPeople(report, account?.id ?? null, lang),
    onSuccess: async (outcome) => {
      if (outcome === 'inBackground') await refreshExports(queryClient);
      notify(`downloads.${outcome}`, { type: 'success' });
      onClose();
    },
  });
  const { error } = starting;
  return (
    <FormDialog
      title={translate(`downloads.people.${report}`)}
      text={translate('downloads.people.text')}
      width={600}
      submitLabel={translate('downloads.start')}
      isBusy={starting.isPending}
      failure={
        error ? (problemOf(error)?.displayMessage ?? translate('downloads.failed')) : undefined
      }
      onSubmit={() => starting.mutate()}
      onClose={onClose}
    >
      <AccountChoice account={account} onChange={setAccount} />
    </FormDialog>
  );
}

/** The account whose people the list shows: the one at the top of the page, or the list's filter. */
function useShownAccount(): Account | null {
  const isFleetManager = useActor().role === 'bookingChannelAdmin';
  const { accountId } = useSelectedAccount();
  const filtered: unknown = useListContext().filterValues['corporationId'];
  const id = isFleetManager ? (typeof filtered === 'string' ? filtered : null) : accountId;
  const { data } = useGetOne<Corporation>(
    'corporations',
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  );
  return data && data.id === id ? data : null;
}

/** What else can be done with the people of an account: files of them. */
export function PeopleMenu() {
  const translate = useTranslate();
  const account = useShownAccount();
  const [report, setReport] = useState<PeopleReport | null>(null);
  return (
    <>
      <ListMenu
        entries={REPORTS.map((name) => ({
          label: translate(`downloads.people.${name}`),
          onClick: () => setReport(name),
        }))}
      />
      {report && (
        <DownloadPeople report={report} account={account} onClose={() => setReport(null)} />
      )}
    </>
  );
}
