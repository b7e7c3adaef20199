import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import { paymentOf } from '../../../contract/booking/draftRequest.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { AddCard } from '../fields/AddCard.tsx';
import { usePaymentTexts } from '../fields/usePaymentTexts.ts';
import { useDispatch, useProgress, useQuotes } from '../state/BookingContext.ts';
import type { Leg } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';
import { declineRemedies, type DeclineRemedy } from './declineRemedies.ts';

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
      const payment = paymentOf(type, paymentMethodId, pageConfig().payment.provider);
      void actions.retry(name, { ...request, payment });
      return;
    }
    dispatch({ type: 'paymentChosen', paymentType: type, paymentMethodId });
    toForm();
  };
  // For a return billed to the account, its questions are not known here, and there is no form to
  // ask them.
  const isPossible = (remedy: DeclineRemedy): boolean =>
    isOutbound ||
    remedy.kind === 'again' ||
    (remedy.kind === 'option' && remedy.option.type !== 'businessAccount');
  const remedies = declineRemedies(reason, paymentOptions, request.payment.paymentMethodId ?? null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, ml: { sm: 5 } }}>
      {remedies.filter(isPossible).map((remedy, place) => {
        const isFirst = place === 0;
        if (remedy.kind === 'newCard') {
          const label = translate(
            reason === 'cvc' ? 'booking.status.cardAgain' : 'payments.card.add',
          );
          return <AddCard key="newCard" label={label} isPrimary={isFirst} onSaved={toForm} />;
        }
        const [key, label, onClick] =
          remedy.kind === 'option'
            ? [
                remedy.option.id,
                translate('booking.status.payWith', { method: paymentTexts(remedy.option).name }),
                () => payWith(remedy.option),
              ]
            : remedy.kind === 'again'
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
