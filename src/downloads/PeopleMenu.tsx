import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { Failed } from '../failures/Failed.tsx';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { ListMenu } from '../resources/declared/ListMenu.tsx';
import { useListedAccount } from '../shell/account/useListedAccount.ts';
import { AccountChoice, type Account } from './AccountChoice.tsx';
import { downloadPeople, type PeopleReport } from './reportCalls.ts';
import { refreshExports } from './backgroundFiles.ts';

const REPORTS: readonly PeopleReport[] = ['recipients', 'admins'];

interface DownloadPeopleProps {
  report: PeopleReport;
  onClose: () => void;
}

/** Asks for the account whose people are wanted, then downloads them. */
function DownloadPeople({ report, onClose }: DownloadPeopleProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const lang = useLocale();
  const queryClient = useQueryClient();
  const shown = useListedAccount();
  const [chosen, setChosen] = useState<Account | null>();
  const account = chosen === undefined ? shown : chosen;
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
      failure={error && <Failed error={error} otherwise="downloads.failed" />}
      onSubmit={() => starting.mutate()}
      onClose={onClose}
    >
      <AccountChoice account={account} onChange={setChosen} />
    </FormDialog>
  );
}

/** Further actions for the people of an account: files of them, in every tab of the page. */
export function PeopleMenu() {
  const translate = useTranslate();
  const [report, setReport] = useState<PeopleReport | null>(null);
  return (
    <>
      <ListMenu
        imports={businessPassengers}
        entries={REPORTS.map((name) => ({
          label: translate(`downloads.people.${name}`),
          onClick: () => setReport(name),
          needsRows: true,
        }))}
      />
      {report && <DownloadPeople report={report} onClose={() => setReport(null)} />}
    </>
  );
}
