/**
 * For systems that replace the colours of pages by the user's own, such as Windows with a contrast
 * theme. They remove the backgrounds by which the console marks what is current, chosen or under the
 * keyboard, so lines and the system's own colours mark it.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    '.nav-entry[aria-current]': { border: '1px solid Highlight' },
    'a.page-tab[aria-selected="true"]::after': { backgroundColor: 'Highlight' },
    '.MuiToggleButton-root.Mui-selected, .MuiButtonBase-root[aria-pressed="true"]': {
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
    '[role="listbox"] [role="option"].Mui-focused': {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
    // Otherwise its text is all that is left of it.
    '.MuiButton-root.MuiButton-contained': { border: '1px solid' },
    '.MuiLinearProgress-root': { border: '1px solid' },
    '.MuiLinearProgress-root > .MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
  },
} as const;
