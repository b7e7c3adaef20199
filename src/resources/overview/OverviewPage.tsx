import { useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { ListSkeleton } from '../../admin/list/ListStates.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { Failed } from '../../failures/Failed.tsx';
import { actorOf, useMe } from '../../shell/useMe.ts';
import { AdminOverview } from './AdminOverview.tsx';
import { ManagerOverview } from './ManagerOverview.tsx';
import { StartSwitch } from './StartSwitch.tsx';
import { useOverviewTexts } from './useOverview.ts';

/** What is ahead and what it costs, once the texts are there. */
export function OverviewPage() {
  const translate = useTranslate();
  const texts = useOverviewTexts();
  const Own = reachesAllAccounts(actorOf(useMe()).role) ? ManagerOverview : AdminOverview;
  return (
    <>
      <PageHeader title={translate('shell.nav.overview')} actions={<StartSwitch />} />
      {texts.data ? (
        <Own texts={texts.data} />
      ) : texts.error ? (
        <RetryAlert onRetry={() => void texts.refetch()} isRetrying={texts.isFetching}>
          <Failed error={texts.error} otherwise="common.failure.title" />
        </RetryAlert>
      ) : (
        <ListSkeleton rows={12} />
      )}
    </>
  );
}
