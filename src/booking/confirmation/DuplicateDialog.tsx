import { useTranslate } from 'react-admin';
import { timeOf } from '../../../contract/booking/schedule.ts';
import { isDuplicate, type Submission } from '../state/submissionState.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DuplicateDialogProps {
  submission: Submission;
  onBack: () => void;
  onBook: () => void;
}

/** Asks whether a trip that is booked already shall be booked once more. */
export function DuplicateDialog({ submission, onBack, onBook }: DuplicateDialogProps) {
  const translate = useTranslate();
  const pickupTime =
    submission.phase === 'refused' ? submission.failure.problem?.params?.['pickupTime'] : null;
  return (
    <ConfirmDialog
      isOpen={isDuplicate(submission)}
      title={translate('booking.duplicateDialog.title')}
      keepLabel={translate('booking.duplicateDialog.back')}
      confirmLabel={translate('booking.duplicateDialog.book')}
      onKeep={onBack}
      onConfirm={onBook}
    >
      {translate('booking.duplicateDialog.text', {
        time: typeof pickupTime === 'string' ? timeOf(pickupTime) : '',
      })}
    </ConfirmDialog>
  );
}
