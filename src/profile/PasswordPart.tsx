import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useTellFailure } from '../failures/Failed.tsx';
import { callApi } from '../dataProvider/http.ts';
import { useMe } from '../shell/useMe.ts';
import { outsideProvider } from './outsideProvider.ts';
import { Part } from './Part.tsx';

/** How the reader changes their password: with a link to their own e-mail. */
export function PasswordPart() {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { id, email } = useMe();
  const provider = outsideProvider();
  const sending = useMutation({
    mutationFn: () => callApi(`/users/${id}/invitation`, { method: 'POST' }),
    onSuccess: () => notify('profile.passwordSent', { type: 'success', messageArgs: { email } }),
    onError: (error) => tellFailure(error, 'profile.passwordFailed'),
  });
  return (
    <Part title={translate('profile.password')}>
      <Typography variant="body2">
        {provider === null
          ? translate('profile.passwordText', { email })
          : translate('profile.passwordElsewhere', { provider })}
      </Typography>
      {provider === null && (
        <Button
          variant="outlined"
          loading={sending.isPending}
          onClick={() => sending.mutate()}
          sx={{ mt: 1.5 }}
        >
          {translate('profile.passwordSend')}
        </Button>
      )}
    </Part>
  );
}
