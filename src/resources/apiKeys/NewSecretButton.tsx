import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { ApiKey } from '../../../contract/resources/apiKeys.ts';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { useActor } from '../../authProvider/useGrant.ts';
import { lazyDialog } from '../../loading/lazyPart.tsx';

const NewSecretDialog = lazyDialog(
  async () => (await import('./NewSecretDialog.tsx')).NewSecretDialog,
);

/** Makes a new secret for the key in the record context. Fleet managers have only keys of the operator. */
export function NewSecretButton() {
  const translate = useTranslate();
  const { role } = useActor();
  const key = useRecordContext<ApiKey>();
  const [isOpen, setOpen] = useState(false);
  if (!key || reachesAllAccounts(role) !== (key.corporationId === null)) return null;
  return (
    <>
      <RowButton
        icon={KeyIcon}
        tip={translate('apiKeys.newSecret')}
        label={translate('apiKeys.title', { row: key.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <NewSecretDialog row={key} onClose={() => setOpen(false)} />}
    </>
  );
}
