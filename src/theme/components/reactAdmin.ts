import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from '../../../contract/core/tokens.ts';

/** react-admin's own components in the same style. */
export const reactAdmin = (t: Tokens): NonNullable<RaThemeOptions['components']> => ({
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: t.surface },
        // A line below each row, also if the row can be opened.
        '& .RaDataTable-expandable > td': { borderBottom: `1px solid ${t.border}` },
        // A closed row's details are invisible, including their line.
        '& .RaDataTable-expandRow:has(> td:empty)': { display: 'none' },
        '@media (max-width: 1199.95px)': {
          '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { paddingInline: 8 },
        },
      },
    },
  },
});
