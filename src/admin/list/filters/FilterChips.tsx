import AddIcon from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { ListFilter } from './listFilter.ts';

const ADD = plainIcon(AddIcon);

/** This many filters have a chip even while they are not set; the others are in a menu. */
const IN_SIGHT = 4;

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** Removes all filters. */
  onClear: () => void;
}

/**
 * The filters of a list in one row: those that are set, the first few others, and a menu with the
 * rest.
 */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<string | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const isSet = ({ text }: ListFilter): boolean => text !== null;
  const shown = filters.filter(
    (filter, place) => isSet(filter) || place < IN_SIGHT || filter.key === open,
  );
  const rest = filters.filter((filter) => !shown.includes(filter));
  return (
    <>
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          isOpen={filter.key === open}
          onOpen={() => setOpen(filter.key)}
          onClose={() => setOpen(null)}
        />
      ))}
      {rest.length > 0 && (
        <Button
          size="small"
          color="inherit"
          startIcon={ADD}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={(event) => setMenu(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          {translate('lists.filters.add')}
        </Button>
      )}
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {rest.map(({ key, label, emptyLabel = label }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setMenu(null);
              setOpen(key);
            }}
          >
            {emptyLabel}
          </MenuItem>
        ))}
      </Menu>
      {filters.some(isSet) && (
        <Button size="small" onClick={onClear}>
          {translate('lists.filters.clear')}
        </Button>
      )}
    </>
  );
}
