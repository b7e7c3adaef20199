import { Alert, Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

interface UndoNoticeProps {
  message: 'deleted' | 'deletedMany' | 'partly';
  values: Record<string, string | number>;
  /** Absent where deletion is final. */
  onUndo?: () => Promise<void>;
}

/** Notice of a deletion, with the way back. */
export function UndoNotice({ message, values, onUndo }: UndoNoticeProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Alert
      severity={message === 'partly' ? 'warning' : 'success'}
      variant="filled"
      elevation={6}
      action={
        onUndo && (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              close();
              void onUndo();
            }}
          >
            {translate('resources.delete.undo')}
          </Button>
        )
      }
    >
      {translate(`resources.delete.${message}`, values)}
    </Alert>
  );
}
