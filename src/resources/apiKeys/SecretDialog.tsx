import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { IssuedSecret } from '../../../contract/identity/apiKeys.ts';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

/** The secret, which can be selected as a whole, and a button that copies it. */
function CopiedSecret({ secret }: { secret: string }) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <>
      <Box
        component="code"
        aria-label={translate('apiKeys.secret')}
        sx={{
          display: 'block',
          p: 1.5,
          my: 2,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<CopyIcon />}
          onClick={() => void copy()}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          {translate('apiKeys.copy')}
        </Button>
        <span aria-live="polite">{outcome !== 'copy' && translate(`apiKeys.${outcome}`)}</span>
      </Box>
    </>
  );
}

interface SecretDialogProps {
  /** Of what gets the secret, and of its resource. */
  name: string;
  resource: string;
  /** Makes the secret. */
  issue: () => Promise<IssuedSecret>;
  onClose: () => void;
}

/**
 * Makes a secret as soon as it is opened, and shows it. Only its own button closes it, so that a press
 * beside it does not lose the secret.
 */
export function SecretDialog({ name, resource, issue, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const titleId = useId();
  const isBegun = useRef(false);
  const making = useMutation({
    mutationFn: issue,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });
  const make = useEvent(() => {
    // React draws twice while a program is developed, and each secret ends the former one.
    if (isBegun.current) return;
    isBegun.current = true;
    making.mutate();
  });
  useEffect(() => make(), [make]);
  const { data, error, isPending } = making;
  return (
    <Dialog open aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 520 } } }}>
      <DialogTitle id={titleId}>{translate('apiKeys.shownTitle', { row: name })}</DialogTitle>
      <DialogContent>
        {error && (
          <RetryAlert isRetrying={isPending} onRetry={() => making.mutate()}>
            {translate('apiKeys.failed')}
          </RetryAlert>
        )}
        {!error && !data && <LinearProgress aria-label={translate('apiKeys.making')} />}
        {data && (
          <>
            <DialogContentText>{translate('apiKeys.shownText')}</DialogContentText>
            <CopiedSecret secret={data.secret} />
            {data.formerEndsAt && (
              <Alert severity="info" sx={{ mt: 2 }}>
                {translate('apiKeys.formerUntil', { when: formats.dateTime(data.formerEndsAt) })}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant={data ? 'contained' : 'outlined'} onClick={onClose}>
          {translate(data ? 'apiKeys.done' : 'common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
