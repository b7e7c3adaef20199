import { useTranslate } from 'react-admin';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { ListMenu } from '../declared/ListMenu.tsx';
import { downloadPeople, type PeopleReport } from '../../downloads/reportCalls.ts';

const REPORTS: readonly PeopleReport[] = ['recipients', 'admins'];

/** Further actions for the people of an account. In every tab, all people of the account can be exported, too. */
export function PeopleMenu() {
  const translate = useTranslate();
  return (
    <ListMenu
      imports={businessPassengers}
      reports={REPORTS.map((name) => ({
        name,
        label: translate(`downloads.people.${name}`),
        download: (accountId, language) => downloadPeople(name, accountId, language),
      }))}
    />
  );
}
