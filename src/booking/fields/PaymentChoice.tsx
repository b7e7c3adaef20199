import { Alert, Box, FormHelperText, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDispatch, useQuotes } from '../state/BookingContext.ts';
import { AddCard } from './AddCard.tsx';
import { PaymentOptionCard } from './PaymentOptionCard.tsx';
import { useFieldError } from './useFieldError.ts';
import { useRetryToast } from './useRetryToast.tsx';
import { RetryAlert } from '../../connection/RetryAlert.tsx';

/** How the trip is paid: the account itself, cash, or a saved card, as channel and vehicle allow. */
export function PaymentChoice() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { payment, paymentMethods, paymentOptions, offers } = useQuotes();
  const error = useFieldError('payment', { path: 'payment', left: Boolean(payment?.reason) });
  useRetryToast(paymentMethods, 'booking.payment.failed');
  const isLoading = paymentMethods.isPending || offers.isPending;

  const choose = (id: string): void => {
    const option = paymentOptions.find((one) => one.id === id);
    if (!option) return;
    const paymentMethodId = option.card ? option.id : null;
    dispatch({ type: 'paymentChosen', paymentType: option.type, paymentMethodId });
  };

  return (
    <Box>
      <Typography id="booking-payment" variant="body2" sx={{ fontWeight: 500, mb: 0.75 }}>
        {translate('booking.payment.label')}
      </Typography>
      {isLoading ? (
        <Box component="output" aria-busy aria-label={translate('booking.payment.loading')}>
          {[0, 1].map((line) => (
            <Skeleton key={line} variant="rounded" height={56} sx={{ mb: 1, borderRadius: 2 }} />
          ))}
        </Box>
      ) : paymentOptions.length === 0 ? (
        <Alert severity="warning">{translate('booking.payment.none')}</Alert>
      ) : (
        <RadioGroup
          aria-labelledby="booking-payment"
          name="payment"
          value={payment?.id ?? ''}
          onChange={(_event, id) => choose(id)}
          sx={{ gap: 1 }}
        >
          {paymentOptions.map((option) => (
            <PaymentOptionCard
              key={option.id}
              option={option}
              isChosen={option.id === payment?.id}
            />
          ))}
        </RadioGroup>
      )}
      {paymentMethods.isError ? (
        <RetryAlert severity="info" sx={{ mt: 1 }} onRetry={() => void paymentMethods.refetch()}>
          {translate('booking.payment.withoutCards')}
        </RetryAlert>
      ) : null}
      {isLoading ? null : (
        <Box sx={{ mt: 1 }}>
          <AddCard />
        </Box>
      )}
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}
