import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import {
  webhookEndpoints,
  type WebhookEndpoint,
} from '../../../contract/resources/webhookEndpoints.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { issueWebhookSecret } from '../../dataProvider/webhookCalls.ts';
import type { WebhookTexts } from '../../i18n/webhookTexts.ts';
import { SecretDialog } from '../apiKeys/SecretDialog.tsx';

interface NewSecretDialogProps {
  row: WebhookEndpoint;
  texts: WebhookTexts;
  onClose: () => void;
}

/** Says for how long both secrets sign, then makes the new one. A webhook without any gets its first. */
export function NewSecretDialog({ row, texts, onClose }: NewSecretDialogProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(row.secretSince === null);
  if (isAsked)
    return (
      <SecretDialog
        name={row.name}
        resource={webhookEndpoints.name}
        issue={() => issueWebhookSecret(row.id)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={fillIn(texts.secretTitle, { row: row.name })}
      text={texts.secretText}
      width={480}
      submitLabel={translate('apiKeys.submit')}
      onSubmit={() => setAsked(true)}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
