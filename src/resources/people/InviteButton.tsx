import InviteIcon from '@mui/icons-material/MailOutlined';
import InvitedIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { BusinessPassenger } from '../../../contract/resources/businessPassengers.ts';
import { callApi, problemOf } from '../../dataProvider/http.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { rowLabel } from '../declared/columns.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';

function InviteDialog({ employee, onClose }: { employee: BusinessPassenger; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { declaration } = useDeclared();
  const { id, email, invitedAt } = employee;
  const name = rowLabel(declaration, employee);
  // Pressed twice, or again after a failure on the way, it is sent once.
  const [attempt] = useState(() => uuid());
  const sending = useMutation({
    mutationFn: () =>
      callApi(`/business-passengers/${id}/invitation`, { method: 'POST', idempotencyKey: attempt }),
    onSuccess: () => {
      notify('people.invite.done', { type: 'success', messageArgs: { name } });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [declaration.name] }),
  });
  const { error } = sending;
  return (
    <ConfirmDialog
      title={translate(invitedAt ? 'people.invite.titleAgain' : 'people.invite.title')}
      failure={
        error ? (problemOf(error)?.displayMessage ?? translate('people.invite.failed')) : undefined
      }
      isBusy={sending.isPending}
      keepLabel={translate('common.cancel')}
      confirmLabel={translate('people.invite.confirm')}
      onKeep={onClose}
      onConfirm={() => sending.mutate()}
    >
      {translate('people.invite.text', { name, email })}{' '}
      {invitedAt && translate('people.invite.textAgain', { when: formats.dateTime(invitedAt) })}
    </ConfirmDialog>
  );
}

/** Mails an employee how their trips reach them, after a question. Nobody inactive is invited. */
export function InviteButton() {
  const translate = useTranslate();
  const formats = useFormats();
  const { declaration } = useDeclared();
  const employee = useRecordContext<BusinessPassenger>();
  const [isOpen, setOpen] = useState(false);
  if (!employee || employee.status !== 'active') return null;
  const { invitedAt } = employee;
  const name = rowLabel(declaration, employee);
  const tip = invitedAt
    ? translate('people.invite.tipAgain', { when: formats.dateTime(invitedAt) })
    : translate('people.invite.tip');
  const Icon = invitedAt ? InvitedIcon : InviteIcon;
  return (
    <>
      <Tooltip title={tip}>
        <IconButton
          size="small"
          aria-label={translate(`people.invite.${invitedAt ? 'again' : 'first'}`, { name })}
          onClick={() => setOpen(true)}
          sx={phoneTarget}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <InviteDialog employee={employee} onClose={() => setOpen(false)} />}
    </>
  );
}
