import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import { useSearchFilter, type SearchFilters } from './useSearchFilter.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

interface SearchBoxProps {
  label: string;
  toFilters?: SearchFilters;
  /** List filters that the box owns. */
  names?: string[];
  /** Pixels, where there is room. */
  width?: number;
}

/** Search of the surrounding list. The key `/` goes to it from anywhere on the page. */
export function SearchBox({ label, toFilters, names, width = 280 }: SearchBoxProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { text, change, isTooShort } = useSearchFilter(toFilters, names);

  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

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
      helperText={
        isTooShort ? translate('resources.list.searchMin', { min: SEARCH_MIN_LENGTH }) : undefined
      }
      inputRef={input}
      slotProps={{
        htmlInput: { 'aria-label': label, autoComplete: 'off', spellCheck: false },
        formHelperText: { sx: { position: 'absolute', top: '100%', mt: 0.25 } },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
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
        width: { xs: '100%', sm: width },
        my: 0,
        '& .MuiInputBase-input': { pl: 0, textOverflow: 'ellipsis' },
      }}
    />
  );
}
