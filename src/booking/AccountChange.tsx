import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountDependents } from '../../contract/booking/draft.ts';
import { useAccount } from '../shell/account/useAccount.ts';
import { useAccountChangeGuard } from '../shell/account/useAccountChangeGuard.ts';
import { useSelectedAccount } from '../shell/account/useSelectedAccount.ts';
import { ConfirmDialog } from '../admin/dialogs/ConfirmDialog.tsx';
import { useDispatch, useDraft, useProgress } from './state/BookingContext.ts';
import { isFormOpen } from './state/submissionState.ts';

interface Question {
  nextId: string | null;
  answer: (isAgreed: boolean) => void;
}

/**
 * Before a change of account removes what was chosen from the present one, asks and lists it.
 * Cancelling keeps the account. After a change on a page without the form, the question comes when
 * the form is opened.
 */
export function AccountChange() {
  const translate = useTranslate();
  const { accountId, setAccountId } = useSelectedAccount();
  const dispatch = useDispatch();
  const { submission } = useProgress();
  const [question, setQuestion] = useState<Question | null>(null);
  const ownId = useDraft(({ draft }) => draft.accountId);
  const lost = useDraft(({ draft }) => accountDependents(draft));
  const own = useAccount(ownId);
  // A booking that is being sent has its own copy of everything.
  const isSilent = lost.length === 0 || !isFormOpen(submission);

  useAccountChangeGuard((nextId) => {
    if (isSilent || nextId === ownId) return true;
    return new Promise<boolean>((resolve) => {
      setQuestion({ nextId, answer: resolve });
    });
  });

  const isBehind = accountId !== ownId;
  useEffect(() => {
    if (isBehind && isSilent) dispatch({ type: 'accountChanged', accountId });
  }, [isBehind, isSilent, accountId, dispatch]);

  const asked: Question | null =
    question ??
    (isBehind && !isSilent
      ? {
          nextId: accountId,
          answer: (isAgreed) => {
            if (!isAgreed) setAccountId(ownId);
          },
        }
      : null);
  const answer = (isAgreed: boolean): void => {
    if (isAgreed && asked) dispatch({ type: 'accountChanged', accountId: asked.nextId });
    setQuestion(null);
    asked?.answer(isAgreed);
  };

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={translate('booking.account.title')}
      keepLabel={translate('booking.account.cancel')}
      confirmLabel={translate('booking.account.ok')}
      onKeep={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <Typography variant="body2">
        {translate('booking.account.text', {
          account: own?.name ?? translate('booking.account.another'),
        })}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {lost.map((what) => (
          <Typography component="li" variant="body2" key={what} sx={{ fontWeight: 550 }}>
            {translate(`booking.account.${what}`)}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('booking.account.kept')}
      </Typography>
    </ConfirmDialog>
  );
}
