import AccountIcon from '@mui/icons-material/BusinessOutlined';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import {
  Alert,
  Box,
  FormHelperText,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentType } from '../../../contract/core/channel.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useFieldError } from './useFieldError.ts';

const ICONS = { businessAccount: AccountIcon, cash: CashIcon, creditCard: CardIcon };

/** How the trip is paid: what channel and vehicle both allow. */
export function PaymentChoice() {
  const translate = useTranslate();
  const { context, paymentTypes, dispatch } = useBooking();
  const { account } = useSelectedAccount();
  const error = useFieldError('payment', { path: 'payment' });

  return (
    <Box>
      <Typography id="booking-payment" variant="body2" sx={{ fontWeight: 500, mb: 0.75 }}>
        {translate('booking.payment.label')}
      </Typography>
      {paymentTypes.length === 0 ? (
        <Alert severity="warning">{translate('booking.payment.none')}</Alert>
      ) : (
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-labelledby="booking-payment"
          value={context.paymentType}
          onChange={(_event, paymentType: PaymentType | null) => {
            if (paymentType) dispatch({ type: 'paymentChosen', paymentType });
          }}
        >
          {paymentTypes.map((type) => {
            const Icon = ICONS[type];
            return (
              <ToggleButton
                key={type}
                value={type}
                sx={{
                  textTransform: 'none',
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  gap: 1.25,
                  px: 1.5,
                  py: 1,
                  minWidth: 0,
                }}
              >
                <Icon fontSize="small" />
                <Box component="span" sx={{ minWidth: 0 }}>
                  <Typography component="span" variant="body2" sx={{ fontWeight: 550 }}>
                    {translate(`booking.payment.${type}`)}
                  </Typography>
                  <Typography
                    component="span"
                    variant="caption"
                    color="text.secondary"
                    noWrap
                    sx={{ display: 'block' }}
                  >
                    {translate(`booking.payment.${type}Hint`, { account: account?.name ?? '' })}
                  </Typography>
                </Box>
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
      )}
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}
