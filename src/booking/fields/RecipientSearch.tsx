import SearchIcon from '@mui/icons-material/SearchRounded';
import { Autocomplete, Box, Chip, InputAdornment, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import { formatPhone } from '../../resources/declared/format.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useRecipientSearch } from '../state/queries.ts';
import { nameOf } from '../names.ts';
import { useFieldError } from './useFieldError.ts';
import { useSearchFailure } from './useSearchFailure.ts';

export const RECIPIENT_FIELD = 'booking-recipient';

/** Searches the account's employees and guests; the arrow keys and Enter choose. */
export function RecipientSearch() {
  const translate = useTranslate();
  const searchFailure = useSearchFailure();
  const { wizard, dispatch } = useBooking();
  const { recipientText: text, accountId } = wizard.draft;
  const [isLeft, setLeft] = useState(false);
  const search = useRecipientSearch(text, accountId);
  const failure = searchFailure(text, search.error, 'booking.recipient.failed');
  const isShort = text.trim().length < SEARCH_MIN_LENGTH;
  const error = useFieldError('recipient', {
    path: 'passengerInfo',
    left: isLeft && text.trim() !== '',
  });

  return (
    <Autocomplete<Recipient>
      id={RECIPIENT_FIELD}
      options={isShort ? [] : search.found}
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear')
          dispatch({ type: 'recipientTyped', text: typed });
      }}
      onChange={(_event, recipient) => {
        if (recipient) dispatch({ type: 'recipientChosen', recipient });
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      loading={search.isSearching}
      loadingText={translate('common.loading')}
      noOptionsText={
        isShort
          ? translate('booking.recipient.typeMore', { min: SEARCH_MIN_LENGTH })
          : (failure ?? translate('booking.recipient.none'))
      }
      renderOption={({ key, ...props }, recipient) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
              {nameOf(recipient)}
            </Typography>
            <Typography variant="caption" color="text.secondary" noWrap component="div">
              {[recipient.email, recipient.phone && formatPhone(recipient.phone)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Chip size="small" label={translate(`booking.recipient.${recipient.type}`)} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('booking.recipient.label')}
          placeholder={translate('booking.recipient.placeholder')}
          required
          error={error !== undefined || failure !== undefined}
          helperText={failure ?? error}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              autoComplete: 'off',
              spellCheck: false,
              // The browser's own message would come before ours.
              required: false,
              'aria-required': true,
            },
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
