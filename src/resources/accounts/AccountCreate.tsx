import { useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { DeclaredCreate } from '../declared/DeclaredDialogs.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { invitedAdmin } from '../users/invitedAdmin.ts';

/** Adds an account, then offers to invite the first person who can sign in for it. */
export function AccountCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { close } = usePagePaths();
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null);
  if (!added)
    return (
      <DeclaredCreate
        onSaved={({ id, name }) => setAdded({ id: String(id), name: String(name) })}
      />
    );
  const { to, state } = invitedAdmin(added.id);
  return (
    <ConfirmDialog
      title={translate('accounts.firstAdmin.title')}
      keepLabel={translate('accounts.firstAdmin.later')}
      confirmLabel={translate('accounts.firstAdmin.confirm')}
      onKeep={close}
      onConfirm={() => void navigate(to, { state, replace: true })}
    >
      {translate('accounts.firstAdmin.text', { name: added.name })}
    </ConfirmDialog>
  );
}
