import InviteIcon from '@mui/icons-material/MailOutlined';
import InvitedIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Failed } from '../../failures/Failed.tsx';
import { RowButton } from '../../list/rows/RowButton.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { callApi } from '../../dataProvider/http.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { rowLabel } from '../declared/columns.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';

/** Somebody who can be invited; has `invitedAt` where that is stored. */
interface Invited extends Record<string, unknown> {
  id: string;
  email: string;
  status: string;
  invitedAt?: string | null;
}

/** Which texts: for employees, who need no sign-in, or for users, who set a password. */
type Texts = 'people.invite' | 'users.invite';

interface InviteDialogProps {
  texts: Texts;
  person: Invited;
  onClose: () => void;
}

function InviteDialog({ texts, person, onClose }: InviteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { declaration } = useDeclared();
  const { id, email, invitedAt } = person;
  const name = rowLabel(declaration, person);
  const { oidcAuthority, oidcResource } = pageConfig();
  // An external identity provider keeps the passwords.
  const provider = oidcResource === null ? new URL(oidcAuthority).host : null;
  const isElsewhere = texts === 'users.invite' && provider !== null;
  // Pressing twice, or again after the request failed, sends it once.
  const [attempt] = useState(() => uuid());
  const sending = useMutation({
    mutationFn: () =>
      callApi(`/${declaration.name}/${id}/invitation`, { method: 'POST', idempotencyKey: attempt }),
    onSuccess: () => {
      notify(`${texts}.done`, { type: 'success', messageArgs: { name } });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [declaration.name] }),
  });
  const { error } = sending;
  return (
    <ConfirmDialog
      title={translate(invitedAt ? `${texts}.titleAgain` : `${texts}.title`)}
      failure={error && <Failed error={error} otherwise={`${texts}.failed`} />}
      isBusy={sending.isPending}
      keepLabel={translate('common.cancel')}
      confirmLabel={translate(`${texts}.confirm`)}
      onKeep={onClose}
      onConfirm={() => sending.mutate()}
    >
      {isElsewhere
        ? translate('users.invite.textElsewhere', { name, email, provider })
        : translate(`${texts}.text`, { name, email })}{' '}
      {invitedAt && translate(`${texts}.textAgain`, { when: formats.dateTime(invitedAt) })}
    </ConfirmDialog>
  );
}

/**
 * After a question, mails an employee how they get their trips, or a user how to sign in. Inactive
 * people are not invited.
 */
export function InviteButton({ texts }: { texts: Texts }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { declaration } = useDeclared();
  const person = useRecordContext<Invited>();
  const [isOpen, setOpen] = useState(false);
  if (!person || person.status !== 'active') return null;
  const { invitedAt } = person;
  const name = rowLabel(declaration, person);
  const tip = invitedAt
    ? translate(`${texts}.tipAgain`, { when: formats.dateTime(invitedAt) })
    : translate(`${texts}.tip`);
  return (
    <>
      <RowButton
        icon={invitedAt ? InvitedIcon : InviteIcon}
        tip={tip}
        label={translate(`${texts}.${invitedAt ? 'again' : 'first'}`, { name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <InviteDialog texts={texts} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
