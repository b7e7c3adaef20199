import { Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { AccountField, accountFieldId } from '../fields/AccountField.tsx';
import { useErrorText } from '../fields/useErrorText.ts';
import { useQuotes } from '../state/BookingContext.ts';
import { focusOn } from '../focus.ts';
import { RetryAlert } from '../../connection/RetryAlert.tsx';

/** The account's questions about the trip, in a section each. */
export function AccountFields() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { asked } = useQuotes();
  const [first] = asked.fields;
  const firstId = first && accountFieldId(first.id);
  useEffect(() => {
    if (firstId) focusOn(firstId);
  }, [firstId]);

  if (asked.state === 'failed')
    return (
      <RetryAlert onRetry={() => void asked.refetch()}>
        {errorText(asked.error, 'accountFields.failed')}
      </RetryAlert>
    );
  if (asked.state === 'waiting')
    return (
      <output aria-label={translate('common.loading')}>
        <Skeleton width="40%" height={28} />
        <Skeleton variant="rounded" height={44} sx={{ mt: 1 }} />
      </output>
    );
  return asked.fields.map((field) => <AccountField key={field.id} field={field} />);
}
