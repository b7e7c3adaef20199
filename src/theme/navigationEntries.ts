import { alpha } from '@mui/material/styles';
import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import type { Sizes } from './density.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';

/** The shares of a colour by which MUI's entries show that they are current, hovered, focused. */
const SHARES = {
  light: { current: 0.08, hovered: 0.04 },
  dark: { current: 0.16, hovered: 0.08 },
} as const;
const FOCUSED = 0.12;

/**
 * The entries of the navigation: rules of the page's style sheet, because MUI draws each entry with
 * a dozen components.
 */
export const navigationEntries = (t: Tokens, { spacing }: Sizes) => {
  const { current, hovered } = SHARES[t.mode];
  const unhovered = (backgroundColor: string) => ({ '@media (hover: none)': { backgroundColor } });
  return {
    '.nav-entries': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: spacing / 4,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '.nav-entries > li': { display: 'flex', alignItems: 'center' },
    '.nav-entry': {
      display: 'flex',
      alignItems: 'center',
      flex: '1 1 auto',
      boxSizing: 'border-box',
      minWidth: 0,
      minHeight: 40,
      [ON_PHONE]: { minHeight: TOUCH_TARGET },
      padding: `8px ${spacing * 1.25}px`,
      borderRadius: 8,
      outline: 0,
      color: t.textMuted,
      textAlign: 'left',
      textDecoration: 'none',
      transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1)',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      cursor: 'pointer',
    },
    '.nav-entry:hover': {
      color: t.text,
      backgroundColor: t.subtle,
      ...unhovered('transparent'),
    },
    '.nav-entry:focus-visible': {
      ...focusRing(t),
      backgroundColor: alpha(t.mode === 'dark' ? '#fff' : '#000', FOCUSED),
    },
    '.nav-entry[aria-current]': { color: t.text, backgroundColor: alpha(t.accent, current) },
    '.nav-entry[aria-current]:focus-visible': {
      backgroundColor: alpha(t.accent, current + FOCUSED),
    },
    '.nav-entry[aria-current]:hover': {
      backgroundColor: alpha(t.accent, current + hovered),
      ...unhovered(alpha(t.accent, current)),
    },
    '.nav-entry-icon': { display: 'inline-flex', flexShrink: 0, marginRight: spacing * 1.5 },
    '.nav-entry[aria-current] .nav-entry-icon': { color: t.accent },
    '.nav-entry-mini': { justifyContent: 'center' },
    '.nav-entry-mini .nav-entry-icon': { marginRight: 0 },
    '.nav-entry-label': {
      flex: '1 1 auto',
      minWidth: 0,
      marginBlock: spacing / 2,
      fontSize: '0.875rem',
      fontWeight: 500,
      lineHeight: 1.3,
    },
    '.nav-entry[aria-current] .nav-entry-label': { fontWeight: 600 },
  };
};
