import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { Failed } from '../../failures/Failed.tsx';
import { focusRow, rowAfter } from '../../admin/list/rowFocus.ts';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { deleteCard } from '../../dataProvider/cardCalls.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useMethodText } from './useMethodText.ts';

/** Deletes a card, after a question. Ways of paying that are not cards have no such button. */
export function DeleteCard() {
  const method = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const notify = useNotify();
  const text = useMethodText();
  const refresh = useRefreshPaymentMethods();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { data = [] } = useListContext<PaymentMethod>();
  /** Moves the focus to the row that takes the place of the deleted one. */
  const moveOn = useRef<() => void>(null);
  // The row goes away with the dialog, and the focus would go with them.
  useEffect(() => () => moveOn.current?.(), []);
  if (method?.type !== 'creditCard') return null;
  const row = text(method);

  async function remove({ id, corporationId }: PaymentMethod): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteCard(id);
    } catch (error) {
      const problem = problemOf(error);
      // Somebody else deleted it, or the first answer was lost: it is gone, as wanted.
      if (problem?.code !== 'NOT_FOUND') {
        setBusy(false);
        setFailure(error);
        return;
      }
    }
    const next = rowAfter(data, [{ id }]);
    moveOn.current = () => focusRow(next);
    notify('payments.page.deleted', { type: 'success', messageArgs: { method: row } });
    await refresh(corporationId);
    setBusy(false);
    setAsked(false);
  }
  return (
    <>
      <RowButton
        icon={DeleteIcon}
        tip={translate('ra.action.delete')}
        label={translate('resources.list.delete', { row })}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        isBusy={isBusy}
        isDangerous
        title={translate('payments.page.deleteTitle', { method: row })}
        failure={
          failure !== undefined && <Failed error={failure} otherwise="payments.page.deleteFailed" />
        }
        keepLabel={translate('ra.action.cancel')}
        confirmLabel={translate('ra.action.delete')}
        onKeep={() => setAsked(false)}
        onConfirm={() => void remove(method)}
      >
        {translate('payments.page.deleteText')}
        {method.defaultPayment ? ` ${translate('payments.page.deleteDefault')}` : null}
      </ConfirmDialog>
    </>
  );
}
