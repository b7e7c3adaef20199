import type { RaThemeOptions } from 'react-admin';
import type { PageConfig } from '../../contract/core/channel.ts';
import { buttons } from './components/buttons.ts';
import { focusRing, inputs } from './components/controls.ts';
import { reactAdmin } from './components/reactAdmin.ts';
import { surfaces } from './components/surfaces.ts';
import { switches } from './components/switches.ts';
import { tables } from './components/tables.ts';
import { cells } from './cells.ts';
import { SIZES, type Density } from './density.ts';
import { fields } from './fields.ts';
import { forcedColors } from './forcedColors.ts';
import { iconColour } from './iconColour.ts';
import { iconButtons } from './iconButtons.ts';
import { navigationEntries } from './navigationEntries.ts';
import { optionLists } from './optionLists.ts';
import { pager } from './pager.ts';
import { pageTabs } from './pageTabs.ts';
import { ON_PHONE } from './phoneTarget.ts';
import { plainIcons } from './plainIcon.tsx';
import { print } from './print.ts';
import { filterChips } from './filterChips.ts';
import { tableHeads } from './tableHeads.ts';
import { tableRows } from './tableRows.ts';
import { trips } from './trips.ts';
import { waiting } from './waiting.ts';
import { tokensOf, TYPEFACE, type Mode } from '../../contract/core/tokens.ts';

const heading = (size: string, tracking: string) => ({
  fontSize: size,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: tracking,
});

/** MUI's and react-admin's theme in a channel's colours. */
export function consoleTheme(
  colours: PageConfig['colorScheme'],
  mode: Mode,
  density: Density,
): RaThemeOptions {
  const t = tokensOf(colours, mode);
  const sizes = SIZES[density];
  return {
    sizes,
    spacing: sizes.spacing,
    palette: {
      mode,
      primary: { main: t.accent, contrastText: t.mode === 'light' ? '#ffffff' : '#0e1113' },
      secondary: { main: t.secondary },
      error: { main: t.danger },
      warning: { main: t.warning },
      success: { main: t.success },
      info: { main: t.info },
      background: { default: t.canvas, paper: t.surface },
      text: { primary: t.text, secondary: t.textMuted },
      divider: t.border,
      action: { active: iconColour(t), hover: t.subtle, selected: t.accentSoft },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: TYPEFACE,
      fontSize: 14,
      h1: { ...heading('1.375rem', '-0.01em'), [ON_PHONE]: { fontSize: '1.25rem' } },
      h2: heading('1.25rem', '-0.01em'),
      h3: heading('1.1875rem', '-0.01em'),
      h4: heading('1.125rem', '-0.01em'),
      h5: heading('1.125rem', '-0.01em'),
      h6: heading('1.0625rem', '-0.005em'),
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0, fontSize: '0.875rem' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Names that are read from right to left begin where the others do.
          body: { WebkitFontSmoothing: 'antialiased', textAlign: 'left' },
          // Otherwise an icon button makes the browser look for a font of its own, although it has no text.
          'button, input, select, textarea': { fontFamily: 'inherit' },
          // Each text is typed in its own direction.
          'input, textarea': { unicodeBidi: 'plaintext', textAlign: 'left' },
          // Such a name must not move what stands beside it, and its full stop is on the left.
          'span, strong, a, p': { unicodeBidi: 'plaintext' },
          ...print,
          ...cells(t, sizes),
          ...fields(t, sizes),
          ...plainIcons,
          ...filterChips(t),
          ...tableHeads(t, sizes),
          ...tableRows(t, sizes),
          ...iconButtons(t),
          ...pageTabs(t, sizes),
          ...trips(t),
          ...pager(t, sizes),
          ...navigationEntries(t, sizes),
          ...waiting(t, sizes),
          ...optionLists(t, sizes),
          ...forcedColors,
          'a:focus-visible': focusRing(t),
          '[data-focus-place]:focus-visible': { ...focusRing(t), borderRadius: 8 },
          '.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      ...buttons(t, sizes),
      ...inputs(t, sizes),
      ...switches(t),
      ...surfaces(t, sizes),
      ...tables(t, sizes),
      ...reactAdmin(t),
    },
    sidebar: { width: 200, closedWidth: 64 },
  };
}
