import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { WebhookEndpoint } from '../../../contract/resources/webhookEndpoints.ts';
import type { WebhookAttempt, WebhookDelivery } from '../../../contract/webhooks/calls.ts';
import type { DeliveryState } from '../../../contract/webhooks/events.ts';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { resendWebhooks } from '../../dataProvider/webhookCalls.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import type { WebhookTexts } from '../../i18n/webhookTexts.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useSending } from './useWebhooks.ts';

const LOOKS: Record<DeliveryState, string> = {
  waiting: 'info',
  queued: 'info',
  delivered: 'success',
  failed: 'error',
  held: 'warning',
};

/** JSON on several lines; anything else as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
    {children}
  </Typography>
);

interface DeliveryProps {
  webhook: WebhookEndpoint;
  delivery: WebhookDelivery;
  canSend: boolean;
  texts: WebhookTexts;
}

/** One event: when, which and what came of it; opened, also what is sent and every attempt. */
export function Delivery({ webhook, delivery, canSend, texts }: DeliveryProps) {
  const { moment } = useShortDates();
  const again = useSending(texts, {
    send: () => resendWebhooks(webhook.id, { deliveryId: delivery.id }),
    told: ({ count }) => fillIn(texts.sentAgain, { count }),
  });
  const { attempts, nextAttemptAt } = delivery;
  const outcome = ({ status, answer }: WebhookAttempt) =>
    status === null ? answer || texts.noAnswer : `HTTP ${status}`;
  const [latest] = attempts;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component="details">
        <Box
          component="summary"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '10rem 1fr auto' },
            alignItems: 'center',
            columnGap: 1.5,
            minHeight: 44,
            py: 0.5,
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <span>{moment(delivery.occurredAt)}</span>
          <Box sx={{ order: { xs: 1, sm: 0 }, minWidth: 0 }}>
            <code>{delivery.type}</code>
            {latest && (
              <Typography component="span" variant="body2" color="textSecondary">
                {' · '}
                {outcome(latest)}
              </Typography>
            )}
          </Box>
          <span className={`badge badge-${LOOKS[delivery.state]}`}>
            {texts.states[delivery.state]}
          </span>
        </Box>
        <Box sx={{ pb: 2 }}>
          <Heading>{texts.request}</Heading>
          <Box
            component="pre"
            // It is scrolled by keyboard.
            tabIndex={0}
            sx={{
              m: 0,
              p: 1,
              maxHeight: 220,
              overflow: 'auto',
              bgcolor: 'action.hover',
              borderRadius: 1,
              fontSize: '0.8125rem',
            }}
          >
            {laidOut(delivery.request)}
          </Box>
          <Heading>{texts.attempts}</Heading>
          {attempts.length === 0 && <Typography variant="body2">{texts.noAttempt}</Typography>}
          {attempts.map((attempt) => (
            <Typography key={attempt.at} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[
                moment(attempt.at),
                outcome(attempt),
                fillIn(texts.took, { ms: attempt.tookMs }),
                attempt.status === null ? '' : attempt.answer,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          ))}
          {nextAttemptAt && (
            <Typography variant="body2" color="textSecondary">
              {fillIn(texts.next, { time: moment(nextAttemptAt) })}
            </Typography>
          )}
          {canSend && (
            <Button
              size="small"
              variant="outlined"
              sx={[phoneTarget, { mt: 1.5 }]}
              loading={again.isPending}
              onClick={singlePress(() => again.mutate())}
            >
              {texts.again}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
