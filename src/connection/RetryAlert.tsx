import { Alert, Button, type AlertProps } from '@mui/material';
import { useTranslate } from 'react-admin';

interface RetryAlertProps extends Pick<AlertProps, 'severity' | 'sx' | 'children'> {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says in the place of something that it could not be read, with a button to try again. */
export function RetryAlert({ severity = 'error', onRetry, isRetrying, ...rest }: RetryAlertProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      action={
        <Button color="inherit" size="small" loading={isRetrying ?? null} onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      }
      {...rest}
    />
  );
}
