import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { Failed } from '../../failures/Failed.tsx';
import { minorPerMajor, moneyDigits, toMinorUnits } from '../../../contract/core/format.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import type { InvoiceDetails, InvoiceLine } from '../../../contract/invoices/calls.ts';
import { creditTrip } from '../../dataProvider/invoiceCalls.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { isText, useKept } from '../../drafts/useKept.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { typedNumber } from '../../admin/inputs/typedNumber.ts';
import { useInvoiceRefresh } from './useInvoiceRefresh.ts';

const REASON_MIN = 3;

interface CreditDialogProps {
  invoice: InvoiceDetails;
  line: InvoiceLine;
  onClose: () => void;
}

/** Refunds the cost of a trip, or a part of it. */
export function CreditDialog({ invoice, line, onClose }: CreditDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useInvoiceRefresh();
  const { locale, money } = useFormats();
  const [amount, setAmount] = useKept(
    'credit.amount',
    () =>
      numberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: moneyDigits(invoice.currency),
        maximumFractionDigits: moneyDigits(invoice.currency),
      }).format(line.left / minorPerMajor(invoice.currency)),
    isText,
  );
  const [reason, setReason] = useKept('credit.reason', '', isText);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // Pressing its button several times makes one credit note; other values make another one.
  const [attempt, setAttempt] = useState(() => uuid());
  const max = money(line.left, invoice.currency);
  const typed = typedNumber(amount, locale) ?? 0;
  const units = toMinorUnits(typed, invoice.currency) ?? 0;
  const isAmountWrong = units < 1 || units > line.left;
  const isReasonShort = reason.trim().length < REASON_MIN;

  async function send(): Promise<void> {
    setTried(true);
    if (isAmountWrong || isReasonShort) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const credit = { bookingId: line.bookingId, amount: units, reason: reason.trim() };
      const { number } = await creditTrip(invoice.id, credit, attempt);
      notify('invoices.credit.done', { type: 'success', messageArgs: { number } });
      await refresh();
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      // Somebody else may have given money back. A part of it leaves an amount to correct.
      if (problem) await refresh();
      if (problem?.code === 'NOTHING_LEFT_TO_CREDIT') {
        notify(problem.displayMessage, {
          type: 'warning',
          messageArgs: { _: problem.displayMessage },
        });
        onClose();
      } else if (!problem?.errors?.['amount']) setFailure(error);
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={translate('invoices.credit.title')}
      text={translate('invoices.credit.text', { account: invoice.corporationName })}
      width={400}
      submitLabel={translate('invoices.credit.submit')}
      failure={
        failure !== undefined && <Failed error={failure} otherwise="invoices.credit.failed" />
      }
      isBusy={isBusy}
      isTyped={reason !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={translate('invoices.credit.amount', { max })}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value);
          setAttempt(uuid());
        }}
        error={isTried && isAmountWrong}
        helperText={
          isTried && isAmountWrong
            ? translate('invoices.credit.amountWrong', { min: money(1, invoice.currency), max })
            : undefined
        }
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        inputRef={takeFocus}
        label={translate('invoices.credit.reason')}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setAttempt(uuid());
        }}
        error={isTried && isReasonShort}
        helperText={isTried && isReasonShort ? translate('invoices.credit.reasonShort') : undefined}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
    </FormDialog>
  );
}
