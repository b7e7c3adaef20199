import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { lazyDialog } from '../loading/lazyPart.tsx';
import { ListMenu } from '../resources/declared/ListMenu.tsx';
import type { PeopleReport } from './reportCalls.ts';

const DownloadPeople = lazyDialog(
  async () => (await import('./DownloadPeople.tsx')).DownloadPeople,
);
const REPORTS: readonly PeopleReport[] = ['recipients', 'admins'];

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
