import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from '../tokens.ts';

/** react-admin's own components, brought into the same look. */
export const reactAdmin = (t: Tokens): NonNullable<RaThemeOptions['components']> => ({
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: t.surface },
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { padding: 0, gap: 8, alignItems: 'center' } } },
  RaToolbar: {
    styleOverrides: {
      root: { backgroundColor: 'transparent', padding: '16px 0 0', minHeight: 0, gap: 8 },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: t.accentSoft, color: t.text } },
    },
  },
  RaEmpty: { styleOverrides: { root: { color: t.textMuted } } },
});
