import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../../contract/core/tokens.ts';
import type { Sizes } from '../density.ts';
import { ON_PHONE, TOUCH_TARGET } from '../phoneTarget.ts';
import { focusRing } from './controls.ts';

/** Tables: unobtrusive heads, low rows of one line, lines only between rows. */
export const tables = (t: Tokens, sizes: Sizes): Components<Theme> => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: sizes.row,
        padding: '0 12px',
        borderColor: t.border,
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        // Fingers need higher rows than a pointer does.
        '@media (pointer: coarse)': { height: TOUCH_TARGET },
      },
      head: {
        height: sizes.head,
        backgroundColor: t.surface,
        color: t.textMuted,
        fontSize: '0.75rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      },
      sizeSmall: { padding: '0 12px' },
      paddingCheckbox: { padding: '0 0 0 4px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        'tbody > &:last-of-type > td': { borderBottom: 0 },
        // Inside: the table's edge would cut off a ring around it.
        '&:focus-visible': { ...focusRing(t), outlineOffset: -2 },
        '&.MuiTableRow-hover:hover': { backgroundColor: t.subtle },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: t.accentSoft },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        borderRadius: 4,
        '&:hover, &.Mui-active': { color: t.text },
        [ON_PHONE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
      },
      icon: { fontSize: '1rem' },
    },
  },
});
