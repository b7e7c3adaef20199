import { useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { actorOf, useMe } from '../../shell/useMe.ts';
import { AdminOverview } from './AdminOverview.tsx';
import { Failure } from './Failure.tsx';
import { ManagerOverview } from './ManagerOverview.tsx';
import { StartSwitch } from './StartSwitch.tsx';
import { useOverviewTexts } from './useOverview.ts';

/** What is ahead and what it costs. What it shows is read while its texts are still being loaded. */
export function OverviewPage() {
  const translate = useTranslate();
  const texts = useOverviewTexts();
  const Own = reachesAllAccounts(actorOf(useMe()).role) ? ManagerOverview : AdminOverview;
  return (
    <>
      <PageHeader title={translate('shell.nav.overview')} actions={<StartSwitch />} />
      {texts.error && !texts.data ? <Failure of={[texts]} /> : <Own texts={texts.data} />}
    </>
  );
}
