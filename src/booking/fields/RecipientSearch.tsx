import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import { Autocomplete, Box, Button, InputAdornment, TextField, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { useRecentRecipients } from '../state/queries.ts';
import { useRecipientSearch } from '../state/typedSearches.ts';
import { nameOf } from '../names.ts';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { RecipientOptionLine } from './RecipientOptionLine.tsx';
import { recipientOptions, type RecipientOption } from './recipientOptions.ts';
import { useFieldError } from './useFieldError.ts';
import { useAwaitedChoice } from './useAwaitedChoice.ts';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';
import { useRetryToast } from './useRetryToast.tsx';
import { useSearchFailure } from './useSearchFailure.ts';

export const RECIPIENT_FIELD = 'booking-recipient';

/** A window without room for the whole step and an open list, such as one that is zoomed. */
const LOW_WINDOW = '@media (max-height: 599.95px)';

/** The list opens below the field and is low enough for it: above are the form's title and steps. */
const LIST_BELOW = {
  popper: { modifiers: [{ name: 'flip', enabled: false }] },
  listbox: { sx: { [LOW_WINDOW]: { maxHeight: 136 } } },
};

interface RecipientSearchProps {
  onChosen: (recipient: Recipient) => void;
  /** Called for somebody who is not on the list; `text` is what was searched for. */
  onGuest: (text: string) => void;
  /** Shows the recent passengers as soon as the field has the focus. */
  opensOnFocus: boolean;
}

/**
 * Searches the account's employees and guests, and offers the recent ones before anything is typed.
 * The arrow keys and Enter choose.
 */
export function RecipientSearch({ onChosen, onGuest, opensOnFocus }: RecipientSearchProps) {
  const translate = useTranslate();
  const searchFailure = useSearchFailure();
  const dispatch = useDispatch();
  const text = useDraft(({ draft }) => draft.recipientText);
  const accountId = useDraft(({ draft }) => draft.accountId);
  const typed = text.trim();
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isLow = useMediaQuery(LOW_WINDOW, { noSsr: true });
  const recent = useRecentRecipients(accountId);
  const search = useRecipientSearch(text, accountId);
  useRetryToast(search, 'booking.recipient.failed', RECIPIENT_FIELD);
  const failure = searchFailure(text, search.error, 'booking.recipient.failed');
  const isShort = typed.length < SEARCH_MIN_LENGTH;
  const isAnswered = !search.isSearching && failure === undefined;
  const awaited = useAwaitedChoice({
    typed,
    isWaiting: !isShort && search.isSearching,
    first: isAnswered ? search.found[0] : undefined,
    onChosen,
  });
  const { options, onPointerDown } = useHeldWhilePressed(
    recipientOptions({
      typed,
      isShort,
      recent: recent.data ?? [],
      found: search.found,
      isAnswered,
    }),
  );
  const error = useFieldError('recipient', {
    path: 'passengerInfo',
    left: isLeft && typed !== '',
  });

  return (
    <Box sx={{ position: 'relative' }}>
      <Autocomplete<RecipientOption>
        id={RECIPIENT_FIELD}
        options={options}
        value={null}
        inputValue={text}
        onInputChange={(_event, typedNow, reason) => {
          if (reason === 'input' || reason === 'clear')
            dispatch({ type: 'recipientTyped', text: typedNow });
        }}
        onChange={(_event, option) => {
          if (option) setOpen(false);
          if (option?.recipient) onChosen(option.recipient);
          else if (option) onGuest(option.text);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          awaited.giveUp();
        }}
        onKeyDown={awaited.onKeyDown}
        groupBy={isShort ? () => translate('passenger.recent') : undefined}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        filterOptions={(all) => all}
        getOptionLabel={({ recipient }) => (recipient ? nameOf(recipient) : text)}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        autoHighlight
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={(_event, reason) => {
          // A click into a field that already has the focus must not hide the recent ones.
          if (reason !== 'toggleInput') setOpen(false);
        }}
        // In a low window it would cover what it is about, before anybody asked for it.
        openOnFocus={opensOnFocus && !isLow}
        // Otherwise the list scrolls back to its start when it is drawn again: when a line is pressed.
        disableCloseOnSelect
        clearOnBlur={false}
        forcePopupIcon={false}
        loading={isShort ? recent.isLoading : search.isSearching}
        loadingText={translate(awaited.isOn ? 'booking.recipient.awaited' : 'common.loading')}
        noOptionsText={
          isShort
            ? translate('booking.recipient.typeMore', { min: SEARCH_MIN_LENGTH })
            : (failure ?? translate('booking.recipient.none'))
        }
        slotProps={{ ...LIST_BELOW, listbox: { ...LIST_BELOW.listbox, onPointerDown } }}
        renderOption={({ key, ...line }, option) => (
          <RecipientOptionLine
            key={key}
            option={option}
            isOnly={options.length === 1}
            lineProps={line}
          />
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
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                autoComplete: 'off',
                spellCheck: false,
                // The browser's own message would come before ours.
                required: false,
                'aria-required': true,
              },
              input: {
                ...params.slotProps.input,
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
      {/* Next to the label, where the open list does not cover it. */}
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={singlePress(() => onGuest(typed))}
        sx={{
          position: 'absolute',
          // The label's box covers the whole line.
          zIndex: 2,
          top: { xs: -8, sm: -2 },
          right: 0,
          minHeight: { xs: 44, sm: 32 },
        }}
      >
        {translate('passenger.add')}
      </Button>
    </Box>
  );
}
