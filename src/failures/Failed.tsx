import { Alert, AlertTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useCloseNotification, useNotify, useTranslate } from 'react-admin';
import type { Problem } from '../../contract/core/errors.ts';
import { problemOf, retryAfterOf } from '../dataProvider/failedCalls.ts';
import { useFormats } from '../i18n/useFormats.ts';

/** Long enough to note the reference; other notices go after four seconds. */
export const FAILURE_NOTICE_MS = 10_000;

/** The heading of a failure: the server's title and the status. */
export const problemTitle = (
  { displayTitle, status }: Pick<Problem, 'displayTitle' | 'status'>,
  title = displayTitle,
): string => `${title} (${status})`;

/** When to try again, in words, where the answer said so. */
function useWaitText(): (error: unknown) => string {
  const translate = useTranslate();
  const { locale } = useFormats();
  return (error) => {
    const seconds = retryAfterOf(error);
    if (seconds === null) return '';
    const [amount, unit] =
      seconds < 120
        ? ([seconds, 'second'] as const)
        : ([Math.ceil(seconds / 60), 'minute'] as const);
    const when = new Intl.RelativeTimeFormat(locale).format(amount, unit);
    return translate('common.failure.wait', { when });
  };
}

interface FailedProps {
  error: unknown;
  /** Message key that says what failed, where nothing better is known. */
  otherwise: string;
  /** Says what failed in any case, before the reason. */
  isNamed?: boolean;
  /** The heading that replaces the server's. */
  title?: string | undefined;
  /** Replaces what failed and why. */
  text?: string | undefined;
}

/**
 * The content of an alert about a failed call: the server's title with the status, its explanation,
 * when to try again, and the reference that support can look up. Without an answer of ours it says
 * why there was none, or the status.
 * @example <Alert severity="error"><Failed error={error} otherwise="trips.cancel.failed" /></Alert>
 */
export function Failed({ error, otherwise, isNamed = false, title, text }: FailedProps) {
  const translate = useTranslate();
  const waitText = useWaitText();
  const problem = problemOf(error);
  const what = isNamed || !problem ? translate(otherwise) : '';
  const status = error instanceof HttpError ? error.status : null;
  const unanswered = error instanceof HttpError && status === 0 ? translate(error.message) : null;
  const reason = problem
    ? [what, problem.displayMessage]
    : unanswered === null
      ? [what, status && translate('common.failure.status', { status })]
      : [isNamed && what, unanswered];
  const said = text === undefined ? reason : [text];
  return (
    <>
      <AlertTitle>
        {problem ? problemTitle(problem, title) : (title ?? translate('common.failure.title'))}
      </AlertTitle>
      <div>{[...said, waitText(error)].filter(Boolean).join(' ')}</div>
      {problem && (
        <Typography variant="caption" component="div" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {translate('shell.error.requestId', { requestId: problem.requestId })}
        </Typography>
      )}
    </>
  );
}

interface FailureNoticeProps {
  /** A button in place of the one that closes the notice. */
  action?: ReactNode;
  children: ReactNode;
}

/** A failure in a notice, which can be closed or stays as long as others with an action. */
export function FailureNotice({ action, children }: FailureNoticeProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Alert
      severity="error"
      variant="filled"
      elevation={6}
      sx={{ overflowWrap: 'anywhere' }}
      {...(action === undefined
        ? { onClose: () => close?.(), closeText: translate('common.close') }
        : { action })}
    >
      {children}
    </Alert>
  );
}

/**
 * Reports a failed call in a notice, which disappears unless it is kept until somebody closes it.
 * @example onError: (error) => tellFailure(error, 'invoices.markFailed')
 */
export function useTellFailure(): (
  error: unknown,
  otherwise: string,
  words?: Pick<FailedProps, 'title' | 'text'> & { isKept?: boolean },
) => void {
  const notify = useNotify();
  return (error, otherwise, { isKept = false, ...words } = {}) =>
    notify(
      <FailureNotice>
        <Failed error={error} otherwise={otherwise} {...words} />
      </FailureNotice>,
      { type: 'error', autoHideDuration: isKept ? null : FAILURE_NOTICE_MS },
    );
}
