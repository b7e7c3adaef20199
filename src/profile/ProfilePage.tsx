import { Box } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { type User, users } from '../../contract/resources/users.ts';
import { problemOf } from '../dataProvider/failedCalls.ts';
import { PageHeader } from '../admin/list/PageHeader.tsx';
import { PageSkeleton } from '../shell/pages/PageSkeleton.tsx';
import { useMe } from '../shell/useMe.ts';
import { Part } from './Part.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { RetryAlert } from '../connection/RetryAlert.tsx';

/** The reader's own details, the mails they get, and their sessions. */
export function ProfilePage() {
  const translate = useTranslate();
  const { profileId: id } = useMe();
  const { data, error, refetch } = useGetOne<User>(users.name, { id }, { retry: false });
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={translate('shell.profile.accountDetails')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {data ? (
          <ProfileForm user={data} />
        ) : (
          <RetryAlert onRetry={() => void refetch()}>
            {problemOf(error)?.displayMessage ?? translate('profile.failedToLoad')}
          </RetryAlert>
        )}
        <PasswordPart />
        <Part title={translate('profile.sessions')} text={translate('profile.sessionsText')}>
          <Sessions />
        </Part>
      </Box>
    </>
  );
}
