import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { CircularProgress } from '@mui/material';
import { useId, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { useLetterShortcuts, useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { useSearchFilter, type SearchFilters } from './useSearchFilter.ts';
import { useSettled } from './useSettled.ts';

const SEARCH = plainIcon(SearchIcon);
const CLEAR = plainIcon(ClearIcon);

interface SearchInputProps {
  label: string;
  toFilters?: SearchFilters;
  /** List filters that the box sets. */
  names?: readonly string[];
  /** The number of characters from which it searches. */
  from?: number | undefined;
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
    SEARCH
  );
}

/**
 * The search of the surrounding list. The key `/` moves the focus to it from anywhere on the page.
 */
export function SearchInput({
  label,
  toFilters,
  names,
  from = SEARCH_MIN_LENGTH,
}: SearchInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const { text, change, isTooShort, ...search } = useSearchFilter({ toFilters, names, from });

  const [hasLetters] = useLetterShortcuts();
  useShortcut('/', () => input.current?.focus());

  return (
    <div className="field search-field">
      {/* A label, so that a press beside the input, for example on the mark, begins to type. */}
      <label className="field-box">
        <span className="search-mark">
          <SearchMark applied={search.applied} isWaiting={search.isWaiting} />
        </span>
        <input
          ref={input}
          type="text"
          className="field-input"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') change('');
          }}
          placeholder={label}
          aria-label={label}
          aria-keyshortcuts={hasLetters ? '/' : undefined}
          aria-describedby={isTooShort ? helpId : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
        />
        {text && (
          <button
            type="button"
            className="icon-button"
            aria-label={translate('ra.action.clear_input_value')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            {CLEAR}
          </button>
        )}
      </label>
      {isTooShort && (
        <p id={helpId} className="field-help">
          {translate('resources.list.searchMin', { min: from })}
        </p>
      )}
    </div>
  );
}
