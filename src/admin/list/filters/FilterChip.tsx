import AddIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { Popover } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import type { ListFilter } from './listFilter.ts';

const ADD = plainIcon(AddIcon);
const CLOSE = plainIcon(CloseIcon);

interface FilterChipProps {
  filter: ListFilter;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A filter on one line: what it is set to, with a button that removes it, or what it could be set
 * to. Pressing it opens its editor. `theme/filterChips.ts` has its styles.
 */
export function FilterChip({ filter, isOpen, onOpen, onClose }: FilterChipProps) {
  const translate = useTranslate();
  const { label, emptyLabel = label, text, clear, editor, isDialog = false } = filter;
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isSet = text !== null;
  const whole = isSet ? translate('common.labelled', { label, value: text }) : emptyLabel;
  /** Until then, nothing of the editor is drawn. */
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    <div ref={frame} className={`filter-chip ${isSet ? 'filter-chip-set' : ''}`}>
      <button
        ref={main}
        type="button"
        className="filter-chip-main"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {!isSet && ADD}
        <span>{whole}</span>
      </button>
      {isSet && (
        <button
          type="button"
          className="filter-chip-remove"
          aria-label={translate('lists.filters.remove', { name: whole })}
          onClick={() => {
            clear();
            main.current?.focus();
          }}
        >
          {CLOSE}
        </button>
      )}
      {isOpen && isDialog && editor(onClose)}
      {!isDialog && hasOpened && (
        <Popover
          open={isOpen}
          anchorEl={() => frame.current}
          onClose={onClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': label,
              sx: { mt: 0.5, width: 300, maxWidth: 'calc(100vw - 32px)' },
            },
          }}
        >
          {editor(onClose)}
        </Popover>
      )}
    </div>
  );
}
