import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import { AddCard } from '../fields/AddCard.tsx';
import { usePaymentTexts } from '../fields/usePaymentTexts.ts';
import { useDispatch, useProgress, useQuotes } from '../state/BookingContext.ts';
import type { Leg } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';
import { declineWays, type DeclineWay } from './declineWays.ts';

/** As a ref: gives the next action the focus, which also scrolls it into view. */
export const focusInSight = (element: HTMLElement | null): void => element?.focus();

interface DeclineActionsProps {
  name: LegName;
  leg: Extract<Leg, { phase: 'declined' }>;
}

/**
 * What can be done after a payment failed, depending on the reason. Another way of paying is chosen
 * in the form, which then shows what is booked; a return, whose form is gone, is asked for again
 * with it.
 */
export function DeclineActions({ name, leg }: DeclineActionsProps) {
  const translate = useTranslate();
  const paymentTexts = usePaymentTexts();
  const dispatch = useDispatch();
  const { actions } = useProgress();
  const { paymentOptions } = useQuotes();
  const { request, reason } = leg;
  const isOutbound = name === 'outbound';
  const toForm = (): void => dispatch({ type: 'stepOpened', step: 'vehicle' });
  const payWith = ({ id, type, card }: PaymentOption): void => {
    const paymentMethodId = card ? id : null;
    if (!isOutbound) {
      void actions.retry(name, { ...request, payment: { type, paymentMethodId } });
      return;
    }
    dispatch({ type: 'paymentChosen', paymentType: type, paymentMethodId });
    toForm();
  };
  // For a return billed to the account, its questions are not known here, and there is no form to
  // ask them.
  const canBe = (way: DeclineWay): boolean =>
    isOutbound ||
    way.kind === 'again' ||
    (way.kind === 'option' && way.option.type !== 'businessAccount');
  const ways = declineWays(reason, paymentOptions, request.payment.paymentMethodId ?? null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, ml: { sm: 5 } }}>
      {ways.filter(canBe).map((way, place) => {
        const isFirst = place === 0;
        if (way.kind === 'newCard') {
          const label = translate(
            reason === 'cvc' ? 'booking.status.cardAgain' : 'payments.card.add',
          );
          return <AddCard key="newCard" label={label} isPrimary={isFirst} onSaved={toForm} />;
        }
        const [key, label, onClick] =
          way.kind === 'option'
            ? [
                way.option.id,
                translate('booking.status.payWith', { method: paymentTexts(way.option).name }),
                () => payWith(way.option),
              ]
            : way.kind === 'again'
              ? ['again', translate('booking.status.retryCard'), () => void actions.retry(name)]
              : ['choose', translate('booking.status.otherPayment'), toForm];
        return (
          <Button
            key={key}
            ref={isFirst ? focusInSight : undefined}
            variant={isFirst ? 'contained' : 'outlined'}
            onClick={onClick}
          >
            {label}
          </Button>
        );
      })}
    </Box>
  );
}
