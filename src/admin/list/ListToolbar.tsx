import FilterIcon from '@mui/icons-material/FilterList';
import { Badge, Box, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import type { ListFilter } from './filters/listFilter.ts';

const FilterSheet = lazyDialog(async () => (await import('./FilterSheet.tsx')).FilterSheet);

interface ListToolbarProps {
  search: ReactNode;
  filters: readonly ListFilter[];
  /** Removes all filters but keeps the search. */
  onClear: () => void;
  /** Next to the filters: links to lists that are often wanted. */
  shortcuts?: ReactNode;
  /** The sort control for narrow screens, which have no heads to press. */
  sorting?: ReactNode;
  /** At the end of the row: columns, and other actions for the list. */
  end?: ReactNode;
  /** There is nothing to search and filter, so that only the end of the row is shown, in the middle. */
  isBare?: boolean;
}

/**
 * In a narrow list on a desktop, which has a form beside it, filters stay in one line that can be
 * scrolled: the rows should not move when the form opens.
 */
const BESIDE_FORM = {
  '@media (min-width: 1200px)': {
    '@container (max-width: 860px)': {
      '& .search-field': { flex: '0 1 180px', minWidth: 140 },
      '& .filter-line': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', py: 0.5 },
      '& .filter-line > *': { flexShrink: 0 },
    },
  },
} as const;

/**
 * The search, the filters and the other controls of a list in one row. On a phone filters and
 * sorting are in a sheet, behind a button that says how many are set.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { search, filters, onClear, shortcuts, sorting, end, isBare = false } = props;
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const count = filters.filter(({ text }) => text !== null).length;
  const chips = (
    <Box
      component="section"
      className="filter-line"
      aria-label={translate('lists.filters.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}
    >
      <FilterChips filters={filters} onClear={onClear} />
      {shortcuts}
      {sorting}
    </Box>
  );
  const label = translate(count > 0 ? 'lists.filters.showSet' : 'lists.filters.show', {
    smart_count: count,
  });
  return (
    <Box
      // It is drawn anew where there are no rows, because the one above the waiting rows would move.
      key={String(isBare)}
      sx={{
        px: { xs: 1, sm: 1.5 },
        py: 0.75,
        containerType: 'inline-size',
        ...(isBare && { pb: 8 }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: { sm: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          gap: 1,
          ...BESIDE_FORM,
        }}
      >
        {!isBare && search}
        {!isBare && !isPhone && <Box sx={{ flex: 1, minWidth: 0 }}>{chips}</Box>}
        {!isBare && isPhone && (
          <IconButton
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Badge color="primary" badgeContent={count}>
              <FilterIcon />
            </Badge>
          </IconButton>
        )}
        {end && (
          <Box
            sx={
              isBare
                ? { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, flex: 1 }
                : { ml: 'auto', display: 'flex', alignItems: 'center', flexShrink: 0 }
            }
          >
            {end}
          </Box>
        )}
      </Box>
      {isPhone && isOpen && <FilterSheet onClose={() => setOpen(false)}>{chips}</FilterSheet>}
    </Box>
  );
}
