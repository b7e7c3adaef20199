import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Link,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../contract/core/fields.ts';
import { fieldTitle } from '../../admin/inputs/FieldFrame.tsx';
import { PhoneFields } from '../../admin/inputs/PhoneFields.tsx';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useDispatch, useDraft, useDraftForm } from '../state/BookingContext.ts';
import { focusOn } from '../focus.ts';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { useFieldError } from './useFieldError.ts';

const fieldId = (name: string): string => `booking-guest-${name}`;

/** What all kinds of fields share: whether an error shows, and which. */
function useGuestField(name: 'givenName' | 'familyName' | 'phoneNumber' | 'email', text: string) {
  const [isLeft, setLeft] = useState(false);
  const translate = useTranslate();
  const error = useFieldError(`guest.${name}`, {
    label: translate(`passenger.guest.${name}`),
    path: `passengerInfo.guestInfo.${name}`,
    left: isLeft && text.trim() !== '',
  });
  return {
    error,
    events: { onFocus: () => setLeft(false), onBlur: () => setLeft(true) },
  };
}

interface GuestTextProps {
  name: 'givenName' | 'familyName' | 'email';
  maxLength: number;
  isRequired?: boolean;
}

function GuestText({ name, maxLength, isRequired = false }: GuestTextProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const value = useDraft(({ draft }) => draft.guest[name]);
  const { error, events } = useGuestField(name, value);
  return (
    <TextField
      id={fieldId(name)}
      type={name === 'email' ? 'email' : 'text'}
      label={translate(`passenger.guest.${name}`)}
      value={value}
      onChange={({ target }) => dispatch({ type: 'guestTyped', guest: { [name]: target.value } })}
      {...events}
      required={isRequired}
      error={error !== undefined}
      // The browser drops what is typed or pasted beyond the limit without a word.
      helperText={
        error ??
        (value.length < maxLength
          ? undefined
          : translate('booking.error.tooLong', { max: maxLength }))
      }
      fullWidth
      slotProps={{
        // The browser's own messages would come before ours.
        htmlInput: { autoComplete: 'off', maxLength, required: false, 'aria-required': isRequired },
      }}
    />
  );
}

function GuestPhone() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const phone = useDraft(({ draft }) => draft.guest.phone);
  const { error, events } = useGuestField('phoneNumber', phone.text);
  return (
    <PhoneFields
      id={fieldId('phone')}
      label={fieldTitle(translate('passenger.guest.phoneNumber'), true)}
      value={phone}
      onChange={(typed) => dispatch({ type: 'guestTyped', guest: { phone: typed } })}
      {...events}
      isWrong={error !== undefined}
      helperText={error ?? translate('passenger.guest.phoneHint')}
      isRequired
    />
  );
}

/** A guest who is not on the account's list: name, phone, e-mail, and whether to keep them. */
export function GuestForm() {
  const translate = useTranslate();
  const { account } = useSelectedAccount();
  const { store, dispatch } = useDraftForm();
  const isKept = useDraft(({ draft }) => draft.guest.isKept);
  const [firstEmpty] = useState(() => {
    const { guest } = store.state().draft;
    const empty = (['givenName', 'familyName'] as const).find((name) => guest[name].trim() === '');
    return empty ?? (guest.phone.text.trim() === '' ? 'phone' : 'givenName');
  });
  useEffect(() => void focusOn(fieldId(firstEmpty)), [firstEmpty]);

  return (
    <Box component="section" aria-labelledby="booking-guest-title">
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 0.5 }}
      >
        <Typography id="booking-guest-title" component="h3" variant="subtitle2" sx={{ flex: 1 }}>
          {translate('passenger.guest.title')}
        </Typography>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={singlePress(() => dispatch({ type: 'guestClosed' }))}
        >
          {translate('passenger.guest.close')}
        </Link>
      </Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        <GuestText name="givenName" maxLength={NAME_MAX_LENGTH} isRequired />
        <GuestText name="familyName" maxLength={NAME_MAX_LENGTH} isRequired />
      </Box>
      <Box sx={{ mt: 1, mb: 0.5 }}>
        <GuestPhone />
      </Box>
      <GuestText name="email" maxLength={EMAIL_MAX_LENGTH} />
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            checked={isKept}
            onChange={({ target }) =>
              dispatch({ type: 'guestTyped', guest: { isKept: target.checked } })
            }
            slotProps={{ input: { 'aria-describedby': fieldId('keep-hint') } }}
          />
        }
        label={translate('passenger.guest.keep', { account: account?.name ?? '' })}
      />
      <FormHelperText id={fieldId('keep-hint')} sx={{ mt: 0, ml: 4 }}>
        {translate(isKept ? 'passenger.guest.keptHint' : 'passenger.guest.notKeptHint')}
      </FormHelperText>
    </Box>
  );
}
