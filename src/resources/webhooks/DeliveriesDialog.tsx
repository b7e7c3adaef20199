import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { WebhookEndpoint } from '../../../contract/resources/webhookEndpoints.ts';
import {
  DELIVERY_KEPT_DAYS,
  DELIVERY_STATES,
  type DeliveryState,
} from '../../../contract/webhooks/events.ts';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { resendWebhooks, testWebhook } from '../../dataProvider/webhookCalls.ts';
import type { WebhookTexts } from '../../i18n/webhookTexts.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Delivery } from './Delivery.tsx';
import { useDeliveries, useIsOwn, useSending } from './useWebhooks.ts';

const DAY_MS = 86_400_000;
const longAgo = () => new Date(Date.now() - DELIVERY_KEPT_DAYS * DAY_MS).toISOString();

interface DeliveriesDialogProps {
  row: WebhookEndpoint;
  texts: WebhookTexts;
  onClose: () => void;
}

/** What was sent to a webhook in the last days, with its answers; it can be sent again. */
export function DeliveriesDialog({ row, texts, onClose }: DeliveriesDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const maySend = useIsOwn()(row);
  const [state, setState] = useState<DeliveryState | ''>('');
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDeliveries(row.id, state || undefined);
  const resending = useSending(texts, {
    send: () => resendWebhooks(row.id, { from: longAgo(), onlyUndelivered: true }),
    told: ({ count }) => (count === 0 ? texts.nothingLeft : fillIn(texts.sentAgain, { count })),
  });
  const testing = useSending(texts, {
    send: () => testWebhook(row.id),
    told: () => texts.tested,
  });
  const deliveries = data?.pages.flat() ?? [];
  const canSend = maySend && row.status === 'active';
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 760 } } }}
    >
      <DialogTitle id={titleId}>{fillIn(texts.deliveriesOf, { row: row.name })}</DialogTitle>
      <DialogContent sx={{ minHeight: 360 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, alignItems: 'flex-end' }}>
          <TextField
            select
            size="small"
            label={texts.state}
            value={state}
            onChange={({ target }) => setState(target.value as DeliveryState | '')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180, flex: { xs: 1, sm: 'none' } }}
          >
            <MenuItem value="">{texts.all}</MenuItem>
            {DELIVERY_STATES.map((one) => (
              <MenuItem key={one} value={one}>
                {texts.states[one]}
              </MenuItem>
            ))}
          </TextField>
          {canSend && (
            <>
              <Button
                sx={phoneTarget}
                loading={testing.isPending}
                onClick={singlePress(() => testing.mutate())}
              >
                {texts.test}
              </Button>
              <Button
                sx={phoneTarget}
                loading={resending.isPending}
                onClick={singlePress(() => resending.mutate())}
              >
                {texts.allAgain}
              </Button>
            </>
          )}
        </Box>
        {maySend && row.status !== 'active' && (
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {texts.onlyOn}
          </Typography>
        )}
        {error && (
          <RetryAlert sx={{ mt: 2 }} isRetrying={isFetching} onRetry={() => void refetch()}>
            {texts.failed}
          </RetryAlert>
        )}
        {!error && !data && <LinearProgress sx={{ mt: 3 }} aria-label={texts.deliveries} />}
        {data && deliveries.length === 0 && (
          <Typography color="textSecondary" sx={{ mt: 3 }}>
            {state === '' ? texts.none : texts.noneSuch}
          </Typography>
        )}
        {deliveries.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
            {deliveries.map((delivery) => (
              <Delivery
                key={delivery.id}
                webhook={row}
                delivery={delivery}
                canSend={canSend}
                texts={texts}
              />
            ))}
          </Box>
        )}
        {hasNextPage && (
          <Button sx={{ mt: 1 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.earlier}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
