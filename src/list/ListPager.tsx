import FirstPageIcon from '@mui/icons-material/FirstPage';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import { Box, InputBase, MenuItem, Select, Typography } from '@mui/material';
import { useId, type ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../contract/core/listLimits.ts';
import { ON_PHONE, TOUCH_TARGET } from '../theme/phoneTarget.ts';
import { LARGE_ICON, plainIcon } from '../theme/plainIcon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { usePageAhead } from './usePageAhead.ts';
import { useSettled } from './useSettled.ts';
import { useTotal } from './useTotal.ts';
import { Tip } from '../tooltips/Tip.tsx';

/** In pixels, including the line above it. */
export const PAGER_HEIGHT = 41;

const FIRST = plainIcon(FirstPageIcon, { className: LARGE_ICON });
const PREVIOUS = plainIcon(NavigateBeforeIcon, { className: LARGE_ICON });
const NEXT = plainIcon(NavigateNextIcon, { className: LARGE_ICON });

interface StepProps {
  label: string;
  icon: ReactElement;
  disabled: boolean;
  onClick: () => void;
}

// The span keeps the tooltip alive over a disabled button.
const Step = ({ label, icon, disabled, onClick }: StepProps) => (
  <Tip title={label}>
    <span>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {icon}
      </button>
    </span>
  </Tip>
);

interface ListPagerProps {
  /** Page sizes to choose from; false for none. */
  sizes?: readonly number[] | false;
}

/**
 * The foot of a list: `11–20 of 134`, buttons for the first, previous and next page and, if wanted,
 * the page size.
 */
export function ListPager({ sizes = PAGE_SIZES }: ListPagerProps) {
  const translate = useTranslate();
  const sizeId = useId();
  const list = useListContext();
  const { page, perPage, data, isPending, setPage, setPerPage, hasNextPage } = list;
  const shown = data?.length ?? 0;
  const total = useTotal();
  const fetchNext = usePageAhead();
  // The buttons continue from the requested page; the text describes the visible rows.
  const first = useSettled((page - 1) * perPage + 1, list.isPlaceholderData === true);
  if (isPending || shown === 0) return null;
  const last = first + shown - 1;
  const range = { from: first, to: last, total: total ?? last };
  return (
    <Box
      component="nav"
      onPointerEnter={fetchNext}
      onTouchStart={fetchNext}
      onFocus={fetchNext}
      aria-label={translate('resources.list.pages')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: { xs: 1, sm: 2 },
        px: { xs: 1, sm: 2 },
        // Room for the focus rings of what is as high as a finger needs.
        py: { xs: 0.5, sm: 0 },
        minHeight: PAGER_HEIGHT,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        // Visible however long the page is. A phone needs the room for its rows.
        position: { md: 'sticky' },
        bottom: 0,
        zIndex: 2,
      }}
    >
      {sizes && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography
            id={sizeId}
            variant="body2"
            color="text.secondary"
            // A phone has no room for it on the same line.
            sx={{ [ON_PHONE]: visuallyHidden }}
          >
            {translate('resources.list.perPage')}
          </Typography>
          <Select
            variant="standard"
            input={<InputBase />}
            value={perPage}
            labelId={sizeId}
            onChange={(event) => setPerPage(Number(event.target.value))}
            sx={{
              typography: 'body2',
              minHeight: 0,
              height: 32,
              // Lower than the bar, which would cut off the focus ring of a field of the usual height.
              '& .MuiSelect-select.MuiSelect-standard': {
                boxSizing: 'border-box',
                minHeight: { xs: TOUCH_TARGET, sm: 29 },
              },
            }}
          >
            {sizes.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </Select>
        </Box>
      )}
      <Typography
        variant="body2"
        color="text.secondary"
        aria-live="polite"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('resources.list.range', range)}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <Step
          label={translate('resources.list.firstPage')}
          icon={FIRST}
          disabled={page <= 1}
          onClick={() => setPage(1)}
        />
        <Step
          label={translate('resources.list.previousPage')}
          icon={PREVIOUS}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <Step
          label={translate('resources.list.nextPage')}
          icon={NEXT}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        />
      </Box>
    </Box>
  );
}
