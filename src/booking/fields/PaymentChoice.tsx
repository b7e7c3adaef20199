import { Alert, Box, FormHelperText, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { holdAmount } from '../../../contract/booking/payment.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';
import { AddCard } from './AddCard.tsx';
import { PaymentOptionCard } from './PaymentOptionCard.tsx';
import { RetryAlert } from '../../connection/RetryAlert.tsx';

interface PaymentChoiceProps {
  error: string | undefined;
  /** Called when one was chosen that needs no second look. */
  onDone: () => void;
}

/** How the trip is paid: the account itself, cash, or a saved card, as channel and vehicle allow. */
export function PaymentChoice({ error, onDone }: PaymentChoiceProps) {
  /** The arrow keys go through the choices; a press takes one. */
  const isPressed = useRef(false);
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { money } = useFormats();
  const { payment, paymentMethods, paymentOptions, offers, context, fareOf, returnFare } =
    useQuotes();
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const hasReturn = useDraft(({ draft }) => draft.returnTrip !== null);
  const fares = [fareOf(context.offer)?.data, hasReturn ? returnFare.data : null];
  const held = fares.flatMap((fare) => (fare ? [holdAmount(fare, count) ?? 0] : []));
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
          onPointerDown={() => (isPressed.current = true)}
          onKeyDown={() => (isPressed.current = false)}
          onClick={({ target }) => {
            if (isPressed.current && target instanceof HTMLInputElement) onDone();
          }}
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
          <AddCard onSaved={onDone} />
        </Box>
      )}
      {context.paymentType === 'creditCard' && fares[0] ? (
        <FormHelperText>
          {translate('booking.fare.held', {
            amount: money(
              held.reduce((total, amount) => total + amount, 0),
              fares[0].currency,
            ),
          })}
        </FormHelperText>
      ) : null}
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}
