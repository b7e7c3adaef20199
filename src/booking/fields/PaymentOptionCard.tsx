import AccountIcon from '@mui/icons-material/BusinessOutlined';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import { Box, Radio, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import { brandName } from '../../../contract/booking/cardBrand.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useReason } from './useReason.ts';

const ICONS = { businessAccount: AccountIcon, cash: CashIcon, creditCard: CardIcon };

/** What an option is called, and what it means for the trip or why it cannot pay for it. */
function usePaymentTexts({ type, card, reason }: PaymentOption): { name: string; hint: string } {
  const translate = useTranslate();
  const write = useReason();
  const { account } = useSelectedAccount();
  const why = write('payment', reason ?? undefined);
  if (!card)
    return {
      name: translate(`booking.payment.${type}`),
      hint: why ?? translate(`booking.payment.${type}Hint`, { account: account?.name ?? '' }),
    };
  const { brand, number, expiration } = card;
  const expires = expiration
    ? `${expiration.year}/${String(expiration.month).padStart(2, '0')}`
    : '';
  return {
    name: translate('trips.card', { brand: brandName(brand ?? ''), number: number ?? '' }),
    hint: why ?? translate('booking.payment.creditCardHint', { expires }),
  };
}

/** A way of paying to choose. */
export function PaymentOptionCard({
  option,
  isChosen,
}: {
  option: PaymentOption;
  isChosen: boolean;
}) {
  const { name, hint } = usePaymentTexts(option);
  const Icon = ICONS[option.type];
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
          color={isDisabled ? 'text.secondary' : 'text.primary'}
          sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography
          id={`${inputId}-hint`}
          variant="caption"
          color="text.secondary"
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
        sx={{ p: 0.5 }}
      />
    </Box>
  );
}
