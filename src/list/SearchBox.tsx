import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { CircularProgress, IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';
import { useLetterShortcuts, useShortcut } from '../shell/shortcuts/useShortcut.ts';
import { useSearchFilter, type SearchFilters } from './useSearchFilter.ts';
import { useSettled } from './useSettled.ts';

interface SearchBoxProps {
  label: string;
  toFilters?: SearchFilters;
  /** List filters that the box sets. */
  names?: readonly string[];
  /** The number of characters from which it searches. */
  from?: number | undefined;
  /** In pixels, where there is room. */
  width?: number;
}

interface SearchMarkProps {
  /** The text that the list is searched by. */
  applied: string;
  /** Another search is about to begin. */
  isWaiting: boolean;
}

/** A circle from the first letter that changes the search until its rows arrive. */
function SearchMark({ applied, isWaiting }: SearchMarkProps) {
  const translate = useTranslate();
  const { isPlaceholderData = false } = useListContext();
  const found = useSettled(applied, isPlaceholderData);
  return isWaiting || found !== applied ? (
    // As large as the icon that it replaces, so that the text does not move.
    <CircularProgress size={20} aria-label={translate('common.loading')} />
  ) : (
    <SearchIcon fontSize="small" />
  );
}

/**
 * The search of the surrounding list. The key `/` moves the focus to it from anywhere on the page.
 */
export function SearchBox({
  label,
  toFilters,
  names,
  from = SEARCH_MIN_LENGTH,
  width = 280,
}: SearchBoxProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { text, change, isTooShort, ...search } = useSearchFilter({ toFilters, names, from });

  const [hasLetters] = useLetterShortcuts();
  useShortcut('/', () => input.current?.focus());

  return (
    <TextField
      type="text"
      hiddenLabel
      variant="outlined"
      margin="none"
      value={text}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') change('');
      }}
      placeholder={label}
      helperText={isTooShort ? translate('resources.list.searchMin', { min: from }) : undefined}
      inputRef={input}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          'aria-keyshortcuts': hasLetters ? '/' : undefined,
          autoComplete: 'off',
          spellCheck: false,
          maxLength: SEARCH_MAX_LENGTH,
        },
        formHelperText: {
          // Over the heads below, because making room for it would move the rows.
          sx: {
            position: 'absolute',
            top: '100%',
            mt: 0.25,
            px: 1,
            borderRadius: 1,
            zIndex: 4,
            bgcolor: 'background.paper',
          },
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchMark applied={search.applied} isWaiting={search.isWaiting} />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('ra.action.clear_input_value')}
                onClick={() => {
                  change('');
                  input.current?.focus();
                }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : undefined,
        },
      }}
      sx={{
        // On a tablet the filters need a row of their own.
        flex: { xs: 1, sm: '1 0 100%', md: `0 1 ${width}px` },
        minWidth: { xs: 0, sm: 180 },
        my: 0,
        '& .MuiInputBase-input': { pl: 0, textOverflow: 'ellipsis' },
      }}
    />
  );
}
