import KeyIcon from '@mui/icons-material/KeyOutlined';
import DeliveriesIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { WebhookEndpoint } from '../../../contract/resources/webhookEndpoints.ts';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { useIsOwn, useWebhookTexts } from './useWebhooks.ts';

const DeliveriesDialog = lazyDialog(
  async () => (await import('./DeliveriesDialog.tsx')).DeliveriesDialog,
);
const NewSecretDialog = lazyDialog(
  async () => (await import('./NewSecretDialog.tsx')).NewSecretDialog,
);

/** Opens what was sent to the webhook in the record context. */
export function DeliveriesButton() {
  const { data: texts } = useWebhookTexts();
  const row = useRecordContext<WebhookEndpoint>();
  const [isOpen, setOpen] = useState(false);
  if (!row || !texts) return null;
  return (
    <>
      <RowButton
        icon={DeliveriesIcon}
        tip={texts.deliveries}
        label={fillIn(texts.deliveriesOf, { row: row.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <DeliveriesDialog row={row} texts={texts} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Makes a new secret for the webhook in the record context. */
export function NewSecretButton() {
  const translate = useTranslate();
  const isOwn = useIsOwn();
  const { data: texts } = useWebhookTexts();
  const row = useRecordContext<WebhookEndpoint>();
  const [isOpen, setOpen] = useState(false);
  if (!row || !texts || !isOwn(row)) return null;
  return (
    <>
      <RowButton
        icon={KeyIcon}
        tip={translate('apiKeys.newSecret')}
        label={fillIn(texts.secretTitle, { row: row.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <NewSecretDialog row={row} texts={texts} onClose={() => setOpen(false)} />}
    </>
  );
}
