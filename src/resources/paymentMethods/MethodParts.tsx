import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { expiryText, expiryWarning } from '../../../contract/booking/payment.ts';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { PAYMENT_ICONS } from '../../payments/paymentIcons.ts';
import { Blank } from '../declared/Blank.tsx';
import { useMethodText } from './useMethodText.ts';

/** The name of a way of paying, with its icon. */
export function MethodName() {
  const method = useRecordContext<PaymentMethod>();
  const text = useMethodText();
  if (!method) return null;
  const Icon = PAYMENT_ICONS[method.type];
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Icon fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Typography
        component="span"
        variant="inherit"
        sx={{ fontWeight: 550, whiteSpace: { md: 'nowrap' } }}
      >
        {text(method)}
      </Typography>
    </Box>
  );
}

/** A card's expiry date, with a note if it has passed or is near. */
export function Expiry() {
  const method = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  if (!method?.expiration) return <Blank />;
  const warning = expiryWarning(method, now);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{expiryText(method.expiration)}</span>
      {warning && (
        <Chip
          size="small"
          variant="outlined"
          color={warning === 'expired' ? 'error' : 'warning'}
          label={translate(`payments.page.expiry.${warning}`)}
          sx={{ height: 22, fontWeight: 600 }}
        />
      )}
    </Box>
  );
}

/** The name on a card. */
export function CardName() {
  const method = useRecordContext<PaymentMethod>();
  return method?.cardHolderName ?? <Blank />;
}
