import FilterIcon from '@mui/icons-material/FilterList';
import { Box, Button, Collapse, useMediaQuery, type Theme } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FilterDisclosureProps {
  /** How many filters are set: told while they are out of sight. */
  count: number;
  children: ReactNode;
}

/** Filters beside the search; on a phone, where they would push the list away, behind a button. */
export function FilterDisclosure({ count, children }: FilterDisclosureProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isPhone) return children;
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {translate(count > 0 ? 'resources.list.filtersSet' : 'resources.list.filters', {
          smart_count: count,
        })}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
