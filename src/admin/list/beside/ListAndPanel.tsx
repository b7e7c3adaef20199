import { Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { TOP_BAR_HEIGHT } from '../../../shell/frame/useDrawer.ts';
import { RowBesideContext, useRowBeside, type RowBeside } from './rowBeside.ts';

/** At least as high as the window, so that what belongs to its end is there in a short list, too. */
const AS_HIGH_AS_WINDOW = (theme: Theme) => ({
  minHeight: `calc(100dvh - ${TOP_BAR_HEIGHT}px - ${theme.spacing(4.5)})`,
});

/** Marks the open row without drawing the row again. */
const marked = ({ id }: RowBeside) => {
  const row = `& [data-row="${CSS.escape(id)}"]`;
  return {
    [row]: { bgcolor: 'action.selected' },
    [`${row} > td:first-of-type`]: {
      boxShadow: (theme: Theme) => `inset 3px 0 ${theme.palette.primary.main}`,
    },
  };
};

interface ListAndPanelProps {
  /** The row that the panel shows. */
  beside: RowBeside | null;
  list: ReactNode;
  /** The panel, or what covers the list. */
  children: ReactNode;
}

/** A list that gives way to the side panel of one of its rows, and stays usable beside it. */
export function ListAndPanel({ beside, list, children }: ListAndPanelProps) {
  const around = useRowBeside();
  return (
    <RowBesideContext value={beside ?? around}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box
          sx={[
            { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
            AS_HIGH_AS_WINDOW,
            beside && marked(beside),
          ]}
        >
          {list}
        </Box>
        {children}
      </Box>
    </RowBesideContext>
  );
}
