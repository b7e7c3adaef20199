import { Dialog, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { Failed } from '../../failures/Failed.tsx';
import { Loading } from '../../loading/Loading.tsx';

interface NotReadyProps {
  title: string;
  /** Null while it is being read. */
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** In the place of a dialog whose content is not read yet, or could not be read. */
export function NotReady({ title, error, onRetry, onClose }: NotReadyProps) {
  const translate = useTranslate();
  if (error === null) return <Loading />;
  return (
    <Dialog open onClose={onClose} aria-label={translate(title)}>
      <DialogContent>
        <RetryAlert onRetry={onRetry}>
          <Failed error={error} otherwise="common.failure.title" />
        </RetryAlert>
      </DialogContent>
    </Dialog>
  );
}
