import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Skeleton } from '@mui/material';
import { Failed } from '../../failures/Failed.tsx';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import { changeCardGroups } from '../../dataProvider/cardCalls.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { isFlag, isTexts, useKept } from '../../drafts/useKept.ts';
import { inOneLine } from '../../admin/list/inOneLine.tsx';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { Blank } from '../declared/Blank.tsx';
import { GroupsSelect, useAccountGroups } from './GroupsSelect.tsx';
import { useMethodText } from './useMethodText.ts';

const DIALOG_WIDTH = 400;

/** Whether this channel can assign cards to groups. */
export const hasCardGroups = (): boolean => pageConfig().features.includes('card-groups');

function GroupsDialog({ card, onClose }: { card: PaymentMethod; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = useMethodText();
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
      await refresh(card.corporationId);
      notify('payments.groups.saved', { type: 'success', messageArgs: { method: text(card) } });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={translate('payments.groups.title', { method: text(card) })}
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

/** The groups for whose trips the card pays, with a way to change them. */
export function CardGroups() {
  const card = useRecordContext<PaymentMethod>();
  const translate = useTranslate();
  const text = useMethodText();
  const [isOpen, setOpen] = useKept(`cardGroups.${card?.id}`, false, isFlag);
  const { groups, isPending } = useAccountGroups(card?.corporationId ?? null);
  if (card?.type !== 'creditCard') return <Blank />;
  const names = card.groupIds.map(
    (id) => groups.find((group) => group.id === id)?.name ?? translate('payments.groups.deleted'),
  );
  const label = translate('payments.groups.title', { method: text(card) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      {isPending && names.length > 0 ? (
        <Skeleton width={96} />
      ) : (
        <Box
          component="span"
          sx={{ minWidth: 0, color: names.length > 0 ? 'text.primary' : 'text.secondary' }}
        >
          {inOneLine(names.length > 0 ? sideBySide(names, ', ') : translate('payments.groups.all'))}
        </Box>
      )}
      <RowButton
        icon={EditIcon}
        tip={translate('payments.groups.change')}
        label={label}
        onClick={() => setOpen(true)}
      />
      {isOpen && <GroupsDialog card={card} onClose={() => setOpen(false)} />}
    </Box>
  );
}
