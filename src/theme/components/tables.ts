import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../../contract/core/tokens.ts';
import { focusRing } from './controls.ts';

/** Tables: quiet heads, comfortable rows, lines only between rows. */
export const tables = (t: Tokens): Components<Theme> => ({
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '8px 16px', borderColor: t.border, fontSize: '0.875rem', lineHeight: 1.45 },
      head: {
        padding: '10px 16px',
        backgroundColor: t.surface,
        color: t.textMuted,
        fontSize: '0.8125rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      },
      sizeSmall: { padding: '8px 16px' },
      paddingCheckbox: { padding: '0 0 0 8px' },
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
      root: { borderRadius: 4, '&:hover, &.Mui-active': { color: t.text } },
      icon: { fontSize: '1rem' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { borderTop: `1px solid ${t.border}`, color: t.textMuted },
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem' },
    },
  },
});
