import AddIcon from '@mui/icons-material/AddCircleOutline';
import CloseIcon from '@mui/icons-material/Close';
import { Box, ButtonBase, Popover } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import type { ListFilter } from './listFilter.ts';

const HEIGHT = 32;

interface FilterChipProps {
  filter: ListFilter;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A filter on one line: what it is set to, with a button that removes it, or what it could be set
 * to. Pressing it opens its editor.
 */
export function FilterChip({ filter, isOpen, onOpen, onClose }: FilterChipProps) {
  const translate = useTranslate();
  const { label, emptyLabel = label, text, clear, editor, isDialog = false } = filter;
  const frame = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isSet = text !== null;
  return (
    <Box
      ref={frame}
      sx={(theme) => ({
        display: 'inline-flex',
        maxWidth: { xs: '100%', sm: 320 },
        minHeight: HEIGHT,
        border: 1,
        borderRadius: 2,
        borderStyle: isSet ? 'solid' : 'dashed',
        borderColor: isSet ? alpha(theme.palette.primary.main, 0.4) : 'divider',
        bgcolor: isSet ? 'action.selected' : undefined,
        '&:hover': { borderColor: 'text.secondary' },
      })}
    >
      <ButtonBase
        ref={main}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
        sx={[
          {
            minWidth: 0,
            gap: 0.5,
            pl: isSet ? 1.25 : 0.75,
            pr: isSet ? 0.5 : 1.25,
            borderRadius: 2,
            typography: 'body2',
            fontSize: '0.8125rem',
            fontWeight: 500,
            color: isSet ? 'text.primary' : 'text.secondary',
          },
          phoneTarget,
        ]}
      >
        {!isSet && <AddIcon sx={{ fontSize: 16 }} />}
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {isSet ? `${label}: ${text}` : emptyLabel}
        </Box>
      </ButtonBase>
      {isSet && (
        <ButtonBase
          aria-label={translate('lists.filters.remove', { name: `${label}: ${text}` })}
          onClick={() => {
            clear();
            main.current?.focus();
          }}
          sx={[
            { width: 28, flexShrink: 0, borderRadius: 2, color: 'text.secondary' },
            { '&:hover': { color: 'text.primary' } },
            phoneTarget,
          ]}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </ButtonBase>
      )}
      {isOpen && isDialog && editor(onClose)}
      {!isDialog && (
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
    </Box>
  );
}
