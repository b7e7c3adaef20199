import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { NO_DAY } from '../../../contract/booking/dayRange.ts';
import { minorPerMajor, moneyDigits, toMinorUnits } from '../../../contract/core/format.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { typedNumber } from '../../admin/inputs/typedNumber.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { recordPayment } from '../../dataProvider/invoiceCalls.ts';
import { todayThere } from '../../dates/chosenDays.ts';
import { DayInput } from '../../dates/DayInput.tsx';
import { PickerTexts } from '../../dates/PickerTexts.tsx';
import { Failed } from '../../failures/Failed.tsx';
import { isText, isTextOrNull, useKept } from '../../drafts/useKept.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { NotReady } from '../billing/NotReady.tsx';
import { useBillingTexts } from '../billing/useBillingTexts.ts';
import { useInvoiceRefresh } from './useInvoiceRefresh.ts';

interface PaymentDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Records what was paid of an invoice: all of it, or a part. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useInvoiceRefresh();
  const { locale, money } = useFormats();
  const { data, error, refetch } = useBillingTexts();
  const { currency, number } = invoice;
  const today = todayThere();
  const left = invoice.total - invoice.credited - invoice.received;
  const [first] = useState(() =>
    numberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: moneyDigits(currency),
      maximumFractionDigits: moneyDigits(currency),
    }).format(left / minorPerMajor(currency)),
  );
  const [day, setDay] = useKept<string | null>('payment.day', today, isTextOrNull);
  const [amount, setAmount] = useKept('payment.amount', first, isText);
  const [reference, setReference] = useKept('payment.reference', '', isText);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // Pressing its button several times records one payment; other values are another one.
  const [attempt, setAttempt] = useState(() => uuid());
  const title = 'invoices.recordPayment';
  if (!data)
    return (
      <NotReady title={title} error={error} onRetry={() => void refetch()} onClose={onClose} />
    );
  const texts = data.payment;
  const units = toMinorUnits(typedNumber(amount, locale) ?? 0, currency) ?? 0;
  const isAmountWrong = units < 1 || units > left;
  const isDayWrong = day === null || day === NO_DAY || day > today;

  const typing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setAttempt(uuid());
    };

  async function send(): Promise<void> {
    setTried(true);
    if (isAmountWrong || isDayWrong || day === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const payment = { paidOn: day, amount: units, reference: reference.trim() || null };
      await recordPayment(invoice.id, payment, attempt);
      const said = fillIn(texts.done, { amount: money(units, currency), number });
      notify(said, { type: 'success', messageArgs: { _: said } });
      await refresh();
      onClose();
    } catch (failed) {
      const problem = problemOf(failed);
      const wrong = problem?.errors?.['amount'];
      // Somebody else may have recorded it. A part of it leaves an amount to correct.
      if (problem) await refresh();
      if (wrong?.params?.['max'] === 0) {
        notify('invoices.paid', { type: 'warning', messageArgs: { number } });
        onClose();
      } else if (!wrong) setFailure(failed);
      setBusy(false);
    }
  }
  const amountWrong = translate('invoices.credit.amountWrong', {
    min: money(1, currency),
    max: money(left, currency),
  });
  return (
    <FormDialog
      title={translate(title)}
      text={fillIn(texts.text, {
        account: invoice.corporationName,
        number,
        left: money(left, currency),
      })}
      width={440}
      submitLabel={translate(title)}
      failure={
        failure !== undefined && <Failed error={failure} otherwise="invoices.recordFailed" />
      }
      isBusy={isBusy}
      isTyped={reference !== '' || amount !== first || day !== today}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <PickerTexts>
        <DayInput
          label={texts.day}
          value={day}
          required
          error={isTried && isDayWrong && texts.dayWrong}
          onChange={typing(setDay)}
        />
      </PickerTexts>
      <TextField
        label={texts.amount}
        value={amount}
        onChange={({ target }) => typing(setAmount)(target.value)}
        error={isTried && isAmountWrong}
        helperText={isTried && isAmountWrong ? amountWrong : undefined}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label={texts.reference}
        value={reference}
        onChange={({ target }) => typing(setReference)(target.value)}
        helperText={texts.referenceHint}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 140 } }}
      />
    </FormDialog>
  );
}
