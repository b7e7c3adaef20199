import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { Failed, useTellFailure } from '../../failures/Failed.tsx';
import {
  type EmailChange,
  emailChangeStateSchema,
} from '../../../contract/identity/emailChange.ts';
import { type User, users } from '../../../contract/resources/users.ts';
import { signIn } from '../../authProvider/session.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { callApi } from '../../dataProvider/http.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { isFlag, isText, useKept } from '../../drafts/useKept.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useFormats } from '../../i18n/useFormats.ts';

const pathOf = (id: string) => `/users/${id}/email-change`;

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
  const [email, setEmail] = useKept('email', '', isText);
  const asking = useMutation({
    mutationFn: () => callApi(pathOf(user.id), { method: 'POST', body: { email } }),
    onSuccess: () => {
      notify('users.email.asked', { type: 'success' });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [users.name] }),
  });
  const problem = problemOf(asking.error);
  const isStale = problem?.code === 'FRESH_SIGN_IN_REQUIRED';
  const wrong = problem?.errors?.['email']?.message;
  const signInAgain = () => {
    const returnTo = location.pathname + location.search;
    void signIn({ language: currentLanguage(), isFresh: true, returnTo });
  };
  const name = `${user.givenName} ${user.familyName}`;
  return (
    <FormDialog
      title={translate('users.email.title')}
      text={translate('users.email.text', { name })}
      width={440}
      submitLabel={translate(isStale ? 'users.email.signIn' : 'users.email.confirm')}
      failure={
        asking.error && !wrong && <Failed error={asking.error} otherwise="users.email.failed" />
      }
      isBusy={asking.isPending}
      isTyped={email.trim() !== ''}
      onSubmit={() => (isStale ? signInAgain() : asking.mutate())}
      onClose={onClose}
    >
      <TextField
        inputRef={takeFocus}
        label={translate('users.email.label')}
        type="email"
        autoComplete="off"
        fullWidth
        margin="none"
        value={email}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}

function PendingChange({ user, change }: { user: User; change: EmailChange }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const takingBack = useMutation({
    mutationFn: () => callApi(pathOf(user.id), { method: 'DELETE' }),
    onSuccess: () => notify('users.email.takenBack', { type: 'success' }),
    onError: (error) => tellFailure(error, 'users.email.failed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [users.name] }),
  });
  const { email, confirmedAt, stoppedAt, earliestAt, expiresAt } = change;
  const state = stoppedAt ? 'stopped' : confirmedAt ? 'confirmed' : 'waiting';
  const when = formats.dateTime(stoppedAt ? expiresAt : earliestAt);
  return (
    <Alert
      severity={stoppedAt ? 'warning' : 'info'}
      sx={{ overflowWrap: 'anywhere', mb: 1.5 }}
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
  return user ? <Email user={user} label={translate('resources.users.fields.email')} /> : null;
}

function Email({ user, label }: { user: User; label: string }) {
  const translate = useTranslate();
  const { data } = useChange(user);
  const [isOpen, setOpen] = useKept('emailDialog', false, isFlag);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TextField
        label={label}
        type="email"
        fullWidth
        value={user.email}
        slotProps={{
          input: {
            readOnly: true,
            endAdornment: data?.canRequest && (
              <Button size="small" onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
                {translate('users.email.change')}
              </Button>
            ),
          },
        }}
      />
      {data?.change ? <PendingChange user={user} change={data.change} /> : null}
      {isOpen && <ChangeDialog user={user} onClose={() => setOpen(false)} />}
    </Box>
  );
}
