import { useRecordContext } from 'react-admin';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { WebhookEndpoint } from '../../../contract/resources/webhookEndpoints.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import { ActiveBadge } from '../declared/ActiveBadge.tsx';
import { useWebhookTexts } from './useWebhooks.ts';

/** The types of events that a webhook sends, by the names that programs know. */
export function TypesCell() {
  const { data: texts } = useWebhookTexts();
  const types = useRecordContext<WebhookEndpoint>()?.types ?? [];
  const text = types.length > 0 ? types.join(', ') : texts?.allTypes;
  return <span title={text}>{text}</span>;
}

/** Whether a webhook is in use, or what keeps it from sending. */
export function StatusCell() {
  const { data: texts } = useWebhookTexts();
  const { moment } = useShortDates();
  const row = useRecordContext<WebhookEndpoint>();
  if (!row) return null;
  const badge = (look: string, text: string, title: string) => (
    <span className={`badge badge-${look}`} title={title}>
      {text}
    </span>
  );
  if (texts && row.switchedOffAt)
    return badge('error', texts.off, fillIn(texts.offTip, { time: moment(row.switchedOffAt) }));
  if (texts && row.status === 'active' && !row.secretSince)
    return badge('info', texts.noSecret, texts.noSecretTip);
  if (texts && row.status === 'active' && row.failingSince)
    return badge(
      'warning',
      texts.failing,
      fillIn(texts.failingTip, { time: moment(row.failingSince) }),
    );
  return <ActiveBadge value={row.status} />;
}
