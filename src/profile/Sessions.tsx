import { Box, Button, Chip, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { z } from 'zod';
import { useTellFailure } from '../failures/Failed.tsx';
import { type Session, sessionSchema } from '../../contract/identity/sessions.ts';
import { problemOf } from '../dataProvider/failedCalls.ts';
import { callApi } from '../dataProvider/http.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { outsideProvider } from './outsideProvider.ts';
import { RetryAlert } from '../connection/RetryAlert.tsx';

const KEY = ['sessions'];
const sessionsSchema = z.array(sessionSchema);

function SessionRow({ session }: { session: Session }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { id, browser, system, isCurrent } = session;
  const device =
    browser && system
      ? translate('profile.device', { browser, system })
      : (browser ?? system ?? translate('profile.unknownDevice'));
  const when = formats.dateTime(session.signedInAt);
  const ending = useMutation({
    mutationFn: () => callApi(`/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => notify('profile.ended', { type: 'success' }),
    onError(error) {
      // It ended in the meantime, in another tab or by expiry: the list shows it.
      if (problemOf(error)?.code === 'NOT_FOUND') return;
      tellFailure(error, 'profile.endFailed');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 500 }}>{device}</Typography>
          {isCurrent && (
            <Chip
              size="small"
              color="primary"
              variant="outlined"
              label={translate('profile.thisOne')}
            />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate('profile.signedIn', { when })}
          {', '}
          {translate('profile.lastUsed', { when: formats.dateTime(session.lastUsedAt) })}
        </Typography>
      </Box>
      {isCurrent ? (
        <Button href="/logout" variant="outlined" sx={{ flexShrink: 0 }}>
          {translate('profile.signOut')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          loading={ending.isPending}
          aria-label={translate('profile.endOf', { device, when })}
          onClick={() => ending.mutate()}
          sx={{ flexShrink: 0 }}
        >
          {translate('profile.end')}
        </Button>
      )}
    </Box>
  );
}

/** The reader's sessions, with a button to end each. */
export function Sessions() {
  const translate = useTranslate();
  const provider = outsideProvider();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('/sessions', { response: sessionsSchema, signal }),
    enabled: provider === null,
  });
  if (provider !== null)
    return (
      <Typography variant="body2">
        {translate('profile.sessionsElsewhere', { provider })}
      </Typography>
    );
  if (error && !data)
    return (
      <RetryAlert onRetry={() => void refetch()}>
        {problemOf(error)?.displayMessage ?? translate('profile.sessionsFailed')}
      </RetryAlert>
    );
  if (!data) return <LinearProgress aria-label={translate('common.loading')} />;
  return (
    <Box
      component="ul"
      aria-label={translate('profile.sessions')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Box>
  );
}
