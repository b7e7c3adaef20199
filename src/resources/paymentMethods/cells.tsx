import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { expiryText, expiryWarning } from '../../../contract/booking/payment.ts';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { PAYMENT_ICONS } from '../../payments/paymentIcons.ts';
import { Blank } from '../declared/Blank.tsx';
import { DefaultChoice } from './DefaultChoice.tsx';
import { useAccountGroups } from './GroupsSelect.tsx';

/** The name of a way of paying, with its icon. */
function NameCell() {
  const method = useRecordContext<PaymentMethod>();
  if (!method) return null;
  const Icon = PAYMENT_ICONS[method.type];
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Icon fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      {/* The last digits are never cut off. */}
      <Typography
        component="span"
        variant="inherit"
        sx={{ fontWeight: 550, whiteSpace: { xs: 'normal', md: 'nowrap' } }}
      >
        {method.name}
      </Typography>
    </Box>
  );
}

/** A card's expiry date, with a note if it has passed or is near. */
function ExpiryCell() {
  const method = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  if (!method?.expiration) return <Blank />;
  const warning = expiryWarning(method, now);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
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

/** The groups for whose trips a card pays, also those that were deleted; it pays for everybody without one. */
function GroupsCell() {
  const card = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const { groups, isPending } = useAccountGroups(card?.corporationId ?? null);
  if (card?.type !== 'creditCard') return <Blank />;
  if (card.groupIds.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('payments.groups.all')}
      </Box>
    );
  if (isPending) return <Skeleton width={96} />;
  const names = card.groupIds.map(
    (id) => groups.find((group) => group.id === id)?.name ?? translate('payments.groups.deleted'),
  );
  return sideBySide(names, ', ');
}

export const METHOD_CELLS = {
  name: NameCell,
  expiration: ExpiryCell,
  groupIds: GroupsCell,
  defaultPayment: DefaultChoice,
};
