import ClearIcon from '@mui/icons-material/ClearRounded';
import {
  CircularProgress,
  FormControl,
  FormHelperText,
  IconButton,
  InputAdornment,
  InputLabel,
  OutlinedInput,
  type Theme,
} from '@mui/material';
import { memo, type ClipboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { onOneLine } from '../../../contract/booking/addressText.ts';
import { OptionPlace } from '../fields/OptionList.tsx';
import { TypedInput } from '../fields/TypedInput.tsx';
import { ON_PHONE, phoneTarget, TOUCH_TARGET } from '../../theme/phoneTarget.ts';
import { AddressMark } from './AddressMark.tsx';
import type { AddressUse } from './addressOptions.ts';

interface AddressInputProps {
  id: string;
  label: string;
  use: AddressUse;
  /** The whole address, once a place is chosen. */
  title: string | undefined;
  isEmpty: boolean;
  isResolving: boolean;
  error: string | undefined;
  /** Receives the box that the list is shown below. */
  boxRef: Ref<HTMLDivElement>;
  onType: (text: string) => void;
}

/** As high as other text boxes, with marks on both sides. */
const BOX = {
  '&.MuiInputBase-root': { py: 0, pl: '6px', pr: '9px' },
  '& .MuiInputBase-input.MuiInputBase-input': {
    flexGrow: 1,
    width: 0,
    minWidth: 30,
    height: ({ sizes }: Theme) => sizes.input - 2,
    p: '0 6px',
  },
  [ON_PHONE]: {
    '& .MuiInputBase-input.MuiInputBase-input': { height: TOUCH_TARGET - 2 },
  },
};

/**
 * The text box of an address: its mark on the map, what was typed, and a button that clears it. A
 * typed letter redraws the text, but not what is around it.
 */
export const AddressInput = memo(function AddressInput(props: AddressInputProps) {
  const { id, label, use, title, isEmpty, isResolving, error, boxRef, onType } = props;
  const translate = useTranslate();

  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    // A text box would join the lines of an address without a gap.
    if (!/[\r\n\u2028\u2029]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onType(before + onOneLine(pasted) + after);
  };

  return (
    <FormControl fullWidth required error={error !== undefined}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        ref={boxRef}
        placeholder={translate('addresses.placeholder')}
        aria-describedby={error === undefined ? undefined : `${id}-helper-text`}
        inputComponent={TypedInput}
        inputProps={{
          // The browser's own message would come before ours.
          required: false,
          'aria-required': true,
          'aria-busy': isResolving,
          title,
          onPaste,
        }}
        startAdornment={
          <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
            <AddressMark use={use} />
          </InputAdornment>
        }
        endAdornment={
          <InputAdornment position="end">
            {isResolving ? (
              <CircularProgress size={16} aria-label={translate('common.loading')} />
            ) : null}
            {isEmpty ? null : (
              <IconButton
                size="small"
                aria-label={translate('addresses.clear', { field: label })}
                tabIndex={-1}
                sx={phoneTarget}
                onClick={() => {
                  onType('');
                  document.getElementById(id)?.focus();
                }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            )}
          </InputAdornment>
        }
        sx={BOX}
      />
      {error === undefined ? null : (
        <FormHelperText id={`${id}-helper-text`}>{error}</FormHelperText>
      )}
      {/* Below the message, which the open list would cover. */}
      <OptionPlace />
    </FormControl>
  );
});
