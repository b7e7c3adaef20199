import { alpha } from '@mui/material/styles';
import type { Tokens } from '../../contract/core/tokens.ts';
import type { Sizes } from './density.ts';
import { ON_PHONE } from './phoneTarget.ts';

/**
 * The grey bars in place of what is loading, and the bar at the top of the window: rules of the page's style sheet, because MUI draws
 * each bar with several components, while the page has the most to do.
 */
export const waiting = (t: Tokens, { row, head, spacing }: Sizes) => ({
  '@keyframes grey-wave': {
    '0%': { transform: 'translateX(-100%)' },
    // Half a second lies between two waves.
    '50%, 100%': { transform: 'translateX(100%)' },
  },
  '.grey-bar': {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 8,
    backgroundColor: t.subtle,
    // Without a mask, Safari does not cut off the wave at the round corners.
    WebkitMaskImage: '-webkit-radial-gradient(white, black)',
  },
  '.grey-bar::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(90deg, transparent, ${t.subtle}, transparent)`,
    animation: 'grey-wave 2s linear 0.5s infinite',
  },
  '@keyframes loading-shows': { to: { visibility: 'visible' } },
  '@keyframes loading-moves': {
    '0%': { left: '-35%', right: '100%' },
    '60%, 100%': { left: '100%', right: '-90%' },
  },
  '.loading-bar': {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 1500,
    height: 4,
    overflow: 'hidden',
    visibility: 'hidden',
    backgroundColor: alpha(t.accent, 0.3),
    animation: 'loading-shows 0s 1s forwards',
  },
  '.loading-bar::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    backgroundColor: t.accent,
    animation: 'loading-moves 2s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite',
  },
  '.waiting-rows': { display: 'block', paddingTop: head },
  '.waiting-row': {
    display: 'grid',
    alignItems: 'center',
    columnGap: spacing * 3,
    height: row,
    // Cards, which a narrow window has instead of a table, have no columns.
    '@media (min-width: 900px)': { gridTemplateColumns: 'var(--columns)' },
    paddingInline: spacing * 1.5,
    borderTop: `1px solid ${t.border}`,
  },
  '.waiting-row > .grey-bar': { height: 12, borderRadius: '8px / 13.3px' },
  '.waiting-row > .grey-bar + .grey-bar': { '@media (max-width: 899.95px)': { display: 'none' } },
  '.waiting-page': {
    display: 'block',
    padding: spacing * 3,
    [ON_PHONE]: { padding: spacing * 2 },
  },
  '.waiting-page > .grey-bar': { height: 44, marginTop: spacing * 1.5 },
  '.waiting-page > .grey-bar:first-of-type': {
    width: 200,
    height: 30,
    margin: `0 0 ${spacing * 3}px`,
  },
  '.waiting-page > .grey-bar:nth-of-type(2)': { marginTop: 0 },
});
