import ClearIcon from '@mui/icons-material/ClearRounded';
import {
  CircularProgress,
  IconButton,
  InputAdornment,
  TextField,
  type AutocompleteRenderInputParams,
} from '@mui/material';
import { memo, type ClipboardEvent } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { onOneLine } from '../../../contract/booking/addressText.ts';
import type { DraftAddress } from '../../../contract/booking/draft.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { AddressMark } from './AddressMark.tsx';
import type { AddressUse } from './addressOptions.ts';

interface AddressInputProps extends AutocompleteRenderInputParams {
  label: string;
  use: AddressUse;
  address: DraftAddress;
  isResolving: boolean;
  error: string | undefined;
  onType: (text: string) => void;
}

const START = { ml: 1, mr: 0 };
const Start = memo(({ use }: { use: AddressUse }) => (
  <InputAdornment position="start" sx={START}>
    <AddressMark use={use} />
  </InputAdornment>
));

interface EndProps {
  /** Name of the button that clears the field; null where there is nothing to clear. */
  clearLabel: string | null;
  isResolving: boolean;
  onClear: () => void;
}

const End = memo(({ clearLabel, isResolving, onClear }: EndProps) => {
  const translate = useTranslate();
  return (
    <InputAdornment position="end">
      {isResolving ? <CircularProgress size={16} aria-label={translate('common.loading')} /> : null}
      {clearLabel === null ? null : (
        <IconButton
          size="small"
          aria-label={clearLabel}
          tabIndex={-1}
          sx={phoneTarget}
          onClick={onClear}
        >
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
    </InputAdornment>
  );
});

/**
 * The text box of an address: its mark on the map, what was typed, and a button that clears it. A
 * typed letter redraws the box, but not what is next to the text.
 */
export function AddressInput(props: AddressInputProps) {
  const { label, use, address, isResolving, error, onType, ...params } = props;
  const translate = useTranslate();
  const onClear = useEvent(() => {
    onType('');
    document.getElementById(params.id)?.focus();
  });

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
    <TextField
      {...params}
      label={label}
      placeholder={translate('addresses.placeholder')}
      required
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: {
          ...params.inputProps,
          autoComplete: 'off',
          spellCheck: false,
          // The browser's own message would come before ours.
          required: false,
          'aria-required': true,
          'aria-busy': isResolving,
          title: address.place?.address,
          onPaste,
        },
        input: {
          ...params.InputProps,
          startAdornment: <Start use={use} />,
          endAdornment: (
            <End
              clearLabel={address.text ? translate('addresses.clear', { field: label }) : null}
              isResolving={isResolving}
              onClear={onClear}
            />
          ),
        },
      }}
    />
  );
}
