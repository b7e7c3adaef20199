import SearchIcon from '@mui/icons-material/SearchRounded';
import { Box, CircularProgress, InputBase, type InputBaseComponentProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SEARCH_MAX_LENGTH } from '../../contract/core/listLimits.ts';
import { Kbd, ONLY_WITH_KEYBOARD } from '../shell/shortcuts/Kbd.tsx';

/** As a ref: what was typed while the rest was loading is typed on. */
const typeOn = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
};

interface PaletteFieldProps {
  inputProps: InputBaseComponentProps;
  isWaiting: boolean;
}

/** Where it is typed what is looked for. */
export function PaletteField({ inputProps, isWaiting }: PaletteFieldProps) {
  const translate = useTranslate();
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
      <InputBase
        fullWidth
        inputRef={typeOn}
        placeholder={translate('palette.placeholder')}
        inputProps={{
          spellCheck: false,
          autoComplete: 'off',
          maxLength: SEARCH_MAX_LENGTH,
          ...inputProps,
        }}
        sx={{ fontSize: '0.9375rem', '& input': { height: 52, p: 0, textOverflow: 'ellipsis' } }}
      />
      <Kbd sx={{ color: 'text.secondary', flexShrink: 0, ...ONLY_WITH_KEYBOARD }}>Esc</Kbd>
    </Box>
  );
}
