import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import {
  Box,
  CircularProgress,
  IconButton,
  useForkRef,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { SEARCH_MAX_LENGTH } from '../../contract/core/listLimits.ts';
import { Kbd, ONLY_WITH_KEYBOARD } from '../shell/shortcuts/Kbd.tsx';
import { TOUCH_TARGET } from '../theme/phoneTarget.ts';

/** As a ref: goes on typing after the text that was typed while the rest was loading. */
const typeOn = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
};

interface PaletteFieldProps {
  onClose: () => void;
  inputProps: ComponentProps<'input'>;
  isWaiting: boolean;
}

/** The search field of the palette. */
export function PaletteField({ inputProps, isWaiting, onClose }: PaletteFieldProps) {
  const { ref, ...attributes } = inputProps;
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isWaiting ? (
        <CircularProgress size={20} aria-hidden />
      ) : (
        <SearchIcon sx={{ fontSize: 20, color: 'text.secondary' }} />
      )}
      <Box
        component="input"
        type="text"
        // The label says everything; a phone has no room for it in the placeholder.
        placeholder={translate(isPhone ? 'palette.button' : 'palette.placeholder')}
        spellCheck={false}
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        {...attributes}
        ref={useForkRef(typeOn, ref)}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 52,
          p: 0,
          border: 0,
          outline: 0,
          font: 'inherit',
          fontSize: '0.9375rem',
          textOverflow: 'ellipsis',
          color: 'inherit',
          background: 'none',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {isPhone ? (
        <IconButton
          aria-label={translate('common.close')}
          onClick={onClose}
          sx={{ flexShrink: 0, width: TOUCH_TARGET, height: TOUCH_TARGET, mr: -1 }}
        >
          <CloseIcon />
        </IconButton>
      ) : (
        <Kbd sx={{ color: 'text.secondary', flexShrink: 0, ...ONLY_WITH_KEYBOARD }}>Esc</Kbd>
      )}
    </Box>
  );
}
