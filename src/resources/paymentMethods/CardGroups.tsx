import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Failed } from '../../failures/Failed.tsx';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { changeCardGroups } from '../../dataProvider/cardCalls.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { isFlag, isTexts, useKept } from '../../drafts/useKept.ts';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { GroupsSelect } from './GroupsSelect.tsx';

const DIALOG_WIDTH = 400;

/** Whether this channel can assign cards to groups. */
export const hasCardGroups = (): boolean => pageConfig().features.includes('card-groups');

function GroupsDialog({ card, onClose }: { card: PaymentMethod; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshPaymentMethods();
  // What another tab changes meanwhile is left alone.
  const [before] = useState<readonly string[]>(card.groupIds);
  const [chosen, setChosen] = useKept(`cardGroups.${card.id}.chosen`, before, isTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const added = chosen.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !chosen.includes(id));

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await changeCardGroups(card.id, {
        addedEmployeeGroupIds: added,
        removedEmployeeGroupIds: removed,
      });
      await refresh();
      notify('payments.groups.saved', { type: 'success', messageArgs: { method: card.name } });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={translate('payments.groups.title', { method: card.name })}
      width={DIALOG_WIDTH}
      submitLabel={translate('ra.action.save')}
      failure={
        failure !== undefined && <Failed error={failure} otherwise="payments.groups.failed" />
      }
      isBusy={isBusy}
      isTyped={added.length + removed.length > 0}
      onSubmit={() => (added.length + removed.length > 0 ? void save() : onClose())}
      onClose={onClose}
    >
      <GroupsSelect accountId={card.corporationId} value={chosen} onChange={setChosen} />
    </FormDialog>
  );
}

/** The button that changes for whose trips the current card pays. */
export function CardGroups() {
  const card = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const [isOpen, setOpen] = useKept(`cardGroups.${card?.id}`, false, isFlag);
  if (card?.type !== 'creditCard') return null;
  return (
    <>
      <RowButton
        icon={GroupsIcon}
        tip={translate('payments.groups.change')}
        label={translate('payments.groups.title', { method: card.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <GroupsDialog card={card} onClose={() => setOpen(false)} />}
    </>
  );
}
