import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Chip } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../contract/core/phone.ts';
import { nameOf } from '../names.ts';
import type { RecipientOption } from './recipientOptions.ts';

interface RecipientOptionLineProps {
  option: RecipientOption;
  /** Nobody else is listed. */
  isOnly: boolean;
  lineProps: HTMLAttributes<HTMLLIElement>;
}

/** A person to choose, or the line for one who is not on the list. */
export function RecipientOptionLine({ option, isOnly, lineProps }: RecipientOptionLineProps) {
  const translate = useTranslate();
  const { recipient } = option;
  const first = recipient
    ? nameOf(recipient)
    : translate('passenger.addNamed', { text: option.text });
  const rest = recipient
    ? [recipient.email, recipient.phone && formatPhone(recipient.phone)].filter(Boolean).join(' · ')
    : translate(isOnly ? 'passenger.none' : 'passenger.addHint');
  return (
    <li {...lineProps} className={`${lineProps.className ?? ''} option-line`}>
      {recipient ? null : <AddIcon fontSize="small" color="primary" />}
      <div className="option-texts">
        <div className="option-name one-line">{first}</div>
        <div className="option-rest">{rest}</div>
      </div>
      {recipient?.type === 'guest' && (
        <Chip size="small" label={translate('booking.recipient.guest')} />
      )}
    </li>
  );
}
