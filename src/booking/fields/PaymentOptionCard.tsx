import { Box, Radio, Typography } from '@mui/material';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import { PAYMENT_ICONS } from '../../payments/paymentIcons.ts';
import { usePaymentTexts } from './usePaymentTexts.ts';

/** A way of paying to choose. */
export function PaymentOptionCard({
  option,
  isChosen,
}: {
  option: PaymentOption;
  isChosen: boolean;
}) {
  const { name, hint } = usePaymentTexts()(option);
  const Icon = PAYMENT_ICONS[option.type];
  const inputId = `booking-payment-${option.id}`;
  const isDisabled = option.reason !== null;
  return (
    <Box
      component="label"
      htmlFor={inputId}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        px: 1.5,
        py: 0.75,
        cursor: isDisabled ? 'not-allowed' : 'pointer',
        border: 1,
        borderRadius: 2,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : 'background.paper',
        boxShadow: isChosen ? (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
        '&:hover': isChosen || isDisabled ? {} : { bgcolor: 'action.hover' },
        '&:focus-within': {
          outline: (theme) => `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 2,
        },
      }}
    >
      <Icon fontSize="small" sx={{ color: isChosen ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="body2"
          color={isDisabled ? 'textSecondary' : 'textPrimary'}
          sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography
          id={`${inputId}-hint`}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {hint}
        </Typography>
      </Box>
      <Radio
        value={option.id}
        size="small"
        disabled={isDisabled}
        disableRipple
        slotProps={{ input: { id: inputId, 'aria-describedby': `${inputId}-hint` } }}
        // The card around it has the ring.
        sx={{ p: 0.5, '&.Mui-focusVisible': { outline: 'none' } }}
      />
    </Box>
  );
}
