import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { callApi } from '../../dataProvider/http.ts';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { Failed } from '../../failures/Failed.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { rowLabel } from '../declared/columns.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';

/** Somebody who can be invited; has `invitedAt` where that is stored. */
export interface Invited extends Record<string, unknown> {
  id: string;
  email: string;
  status: string;
  invitedAt?: string | null;
}

/** Which texts: for employees, who need no sign-in, or for users, who set a password. */
export type Texts = 'people.invite' | 'users.invite';

interface InviteDialogProps {
  texts: Texts;
  person: Invited;
  onClose: () => void;
}

export function InviteDialog({ texts, person, onClose }: InviteDialogProps) {
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
