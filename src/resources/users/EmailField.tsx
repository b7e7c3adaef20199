import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import {
  type EmailChange,
  emailChangeStateSchema,
} from '../../../contract/identity/emailChange.ts';
import { type User, users } from '../../../contract/resources/users.ts';
import { signIn } from '../../authProvider/session.ts';
import { callApi, problemOf } from '../../dataProvider/http.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { currentLanguage } from '../../i18n/language.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';

const NAMES = ['email'];
const pathOf = (id: string) => `/users/${id}/email-change`;
/** What was typed waits here while its writer signs in again. */
const draftKey = (id: string) => `email-change.${id}`;

function useChange(user: User) {
  return useQuery({
    queryKey: [users.name, 'emailChange', user.id],
    queryFn: ({ signal }) => callApi(pathOf(user.id), { response: emailChangeStateSchema, signal }),
  });
}

function ChangeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(() => sessionStorage.getItem(draftKey(user.id)) ?? '');
  const close = () => {
    sessionStorage.removeItem(draftKey(user.id));
    onClose();
  };
  const asking = useMutation({
    mutationFn: () => callApi(pathOf(user.id), { method: 'POST', body: { email } }),
    onSuccess: () => {
      notify('users.email.asked', { type: 'success' });
      close();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [users.name] }),
  });
  const problem = problemOf(asking.error);
  const isStale = problem?.code === 'FRESH_SIGN_IN_REQUIRED';
  const wrong = problem?.errors?.['email']?.message;
  const signInAgain = () => {
    sessionStorage.setItem(draftKey(user.id), email);
    const returnTo = location.pathname + location.search;
    void signIn({ language: currentLanguage(), isFresh: true, returnTo });
  };
  const name = `${user.givenName} ${user.familyName}`;
  return (
    <ConfirmDialog
      title={translate('users.email.title')}
      failure={
        asking.error && !wrong
          ? (problem?.displayMessage ?? translate('users.email.failed'))
          : undefined
      }
      isBusy={asking.isPending}
      isBarred={email.trim() === ''}
      keepLabel={translate('common.cancel')}
      confirmLabel={translate(isStale ? 'users.email.signIn' : 'users.email.confirm')}
      onKeep={close}
      onConfirm={() => (isStale ? signInAgain() : asking.mutate())}
    >
      {translate('users.email.text', { name })}
      <TextField
        label={translate('users.email.label')}
        type="email"
        autoComplete="off"
        fullWidth
        value={email}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={({ target }) => setEmail(target.value)}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}

function PendingChange({ user, change }: { user: User; change: EmailChange }) {
  const translate = useTranslate();
  const notify = useNotify();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const takingBack = useMutation({
    mutationFn: () => callApi(pathOf(user.id), { method: 'DELETE' }),
    onSuccess: () => notify('users.email.takenBack', { type: 'success' }),
    onError: (error) =>
      notify(problemOf(error)?.displayMessage ?? translate('users.email.failed'), {
        type: 'error',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [users.name] }),
  });
  const { email, confirmedAt, stoppedAt, earliestAt, expiresAt } = change;
  const state = stoppedAt ? 'stopped' : confirmedAt ? 'confirmed' : 'waiting';
  const when = formats.dateTime(stoppedAt ? expiresAt : earliestAt);
  return (
    <Alert
      severity={stoppedAt ? 'warning' : 'info'}
      sx={{ overflowWrap: 'anywhere' }}
      action={
        !stoppedAt && (
          <Button
            color="inherit"
            size="small"
            loading={takingBack.isPending}
            onClick={() => takingBack.mutate()}
          >
            {translate('users.email.takeBack')}
          </Button>
        )
      }
    >
      {translate(`users.email.${state}`, { email, when })}
    </Alert>
  );
}

/** The e-mail of a user, which only changes after a confirmation, and its change under way. */
export function EmailField() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <DeclaredFields declaration={users} mode="edit" names={NAMES} />
      {user ? <Change user={user} label={translate('users.email.change')} /> : null}
    </Box>
  );
}

function Change({ user, label }: { user: User; label: string }) {
  const { data } = useChange(user);
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(draftKey(user.id)) !== null);
  return (
    <Box sx={{ mb: 1.5 }}>
      {data?.change ? (
        <PendingChange user={user} change={data.change} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && <ChangeDialog user={user} onClose={() => setOpen(false)} />}
    </Box>
  );
}
