import { Box, Radio } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useTellFailure } from '../../failures/Failed.tsx';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { setDefaultMethod } from '../../dataProvider/cardCalls.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';

const ON_PHONES = {
  display: { xs: 'inline', md: 'none' },
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;

/**
 * The choice of the account's default among its ways of paying: that in the record context. It is
 * stored immediately.
 */
export function DefaultChoice() {
  const method = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useRefreshPaymentMethods();
  const [isPending, setPending] = useState(false);
  if (!method) return null;
  const { id, name, type, corporationId, defaultPayment } = method;
  const label = translate('resources.payment-methods.fields.defaultPayment');

  async function store(): Promise<void> {
    setPending(true);
    try {
      await setDefaultMethod(corporationId, { type, id: type === 'creditCard' ? id : null });
      notify('payments.page.default.set', { type: 'success', messageArgs: { method: name } });
    } catch (error) {
      const problem = problemOf(error);
      const isGone = problem?.code === 'VALIDATION_FAILED';
      tellFailure(error, 'payments.page.default.failed', {
        text: isGone ? translate('payments.page.gone') : undefined,
      });
    }
    // Also after a refusal: the card may be gone by now.
    await refresh();
    setPending(false);
  }
  const isChosen = defaultPayment || isPending;
  return (
    <>
      {isChosen && (
        // Where no column's head says what is chosen.
        <Box component="span" sx={ON_PHONES}>
          {translate('payments.page.default.mark')}
        </Box>
      )}
      <Radio
        size="small"
        name="default-payment"
        checked={isChosen}
        onChange={() => void store()}
        slotProps={{
          input: { 'aria-label': translate('common.labelled', { label, value: name }) },
        }}
        // A finger finds it, and the row stays as high as without it.
        sx={{ p: { xs: '12px', md: '9px' }, my: { xs: '-9px', md: '-6px' }, ml: '-8px' }}
      />
    </>
  );
}
