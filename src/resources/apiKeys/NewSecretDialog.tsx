import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { apiKeys, type ApiKey } from '../../../contract/resources/apiKeys.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { issueSecret } from '../../dataProvider/keyCalls.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** For how many minutes the former secret may work beside the new one. */
const FORMER_MINUTES = [0, 60, 24 * 60, 7 * 24 * 60];

interface NewSecretDialogProps {
  row: ApiKey;
  onClose: () => void;
}

/** Asks how long the present secret still works, then makes the new one. A key without any gets its first. */
export function NewSecretDialog({ row, onClose }: NewSecretDialogProps) {
  const translate = useTranslate();
  const labelId = useId();
  const [minutes, setMinutes] = useState(24 * 60);
  const [isAsked, setAsked] = useState(row.keyStart === null);
  if (isAsked)
    return (
      <SecretDialog
        name={row.name}
        resource={apiKeys.name}
        issue={() => issueSecret(row.id, minutes)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={translate('apiKeys.title', { row: row.name })}
      text={translate('apiKeys.text')}
      width={480}
      submitLabel={translate('apiKeys.submit')}
      onSubmit={() => setAsked(true)}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={labelId}>{translate('apiKeys.former')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={minutes}
          onChange={(_event, value) => setMinutes(Number(value))}
        >
          {FORMER_MINUTES.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={translate(`apiKeys.former${one}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </FormDialog>
  );
}
