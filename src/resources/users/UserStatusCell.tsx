import { useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../contract/resources/users.ts';
import { ActiveBadge } from '../declared/ActiveBadge.tsx';

/** Whether a user may sign in, and has done so. */
export function UserStatusCell() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user) return null;
  if (user.status !== 'active' || user.joinedAt !== null)
    return <ActiveBadge value={user.status} />;
  return <span className="badge badge-info">{translate('users.invited')}</span>;
}
