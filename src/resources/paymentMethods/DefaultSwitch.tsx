import { Switch } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useTellFailure } from '../../failures/Failed.tsx';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { setDefaultMethod } from '../../dataProvider/cardCalls.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useMethodText } from './useMethodText.ts';
import { Tip } from '../../tooltips/Tip.tsx';

/**
 * Whether the way of paying in the record context is the account's default; each press is stored
 * immediately. Switching it off makes the business account the default, and the business account
 * can only be replaced by choosing another default.
 */
export function DefaultSwitch() {
  const method = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const text = useMethodText();
  const refresh = useRefreshPaymentMethods();
  const [isPending, setPending] = useState(false);
  if (!method) return null;
  const { id, type, corporationId, defaultPayment } = method;
  const label = translate('payments.page.columns.default');
  const isLast = defaultPayment && type === 'businessAccount';

  async function store(isOn: boolean): Promise<void> {
    setPending(true);
    const chosen = { type, id: type === 'creditCard' ? id : null };
    const messageArgs = { method: text(method!) };
    try {
      await setDefaultMethod(corporationId, isOn ? chosen : null);
      const told = isOn ? 'payments.page.default.set' : 'payments.page.default.taken';
      notify(told, { type: 'success', messageArgs });
    } catch (error) {
      const problem = problemOf(error);
      const isGone = problem?.code === 'VALIDATION_FAILED';
      tellFailure(error, 'payments.page.default.failed', {
        text: isGone ? translate('payments.page.gone') : undefined,
      });
    }
    // Also after a refusal: the card may be gone by now.
    await refresh(corporationId);
    setPending(false);
  }
  const control = (
    <Switch
      size="small"
      checked={defaultPayment}
      disabled={isPending || isLast}
      onChange={(_event, isOn) => void store(isOn)}
      slotProps={{
        input: { 'aria-label': translate('common.labelled', { label, value: text(method) }) },
      }}
    />
  );
  return isLast ? (
    <Tip title={translate('payments.page.default.last')}>
      <span>{control}</span>
    </Tip>
  ) : (
    control
  );
}
