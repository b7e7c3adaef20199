import type { MouseEvent } from 'react';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { invitedAdmin } from '../users/invitedAdmin.ts';

/** How many admins an account has; where it has none, the way to invite the first. */
export function AdminsCell() {
  const translate = useTranslate();
  const account = useRecordContext<Corporation>();
  if (!account) return null;
  if (account.adminCount > 0) return account.adminCount;
  return (
    <>
      {'0\u00a0·\u00a0'}
      <LinkBase
        {...invitedAdmin(account.id)}
        aria-label={translate('accounts.inviteFor', { name: account.name })}
        className="cell-link cell-link-shown"
        style={{ whiteSpace: 'nowrap' }}
        // It must not also open the account.
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        {translate('accounts.invite')}
      </LinkBase>
    </>
  );
}
