import { alpha, darken } from '@mui/material/styles';
import type { Tokens } from '../../contract/core/tokens.ts';
import type { Sizes } from './density.ts';
import { oneLine } from './oneLine.ts';

/** A table beside the navigation in a window of up to about 1,460 pixels: there is less space between columns. */
export const DENSE_TABLE = '@container (max-width: 1210px)';
/** The same in a window of up to about 1,400 pixels: date and time of a pickup take two lines. */
export const NARROW_TABLE = '@container (max-width: 1150px)';

/** Two short lines in a cell, for which a row has room. That leaves more of the width to names and addresses. */
const TWO_LINES = {
  display: 'inline-block',
  verticalAlign: 'middle',
  whiteSpace: 'normal',
  fontSize: '0.75rem',
  lineHeight: 1.1,
} as const;
export const PICKUPS_IN_TWO_LINES = { '& .cell-date-time': TWO_LINES };
export const RANGES_IN_TWO_LINES = { '& .cell-range': TWO_LINES };

/** Small text on a tint of its own colour needs more contrast than the colour alone gives. */
const badge = ({ mode }: Tokens, main: string) => ({
  color: mode === 'dark' ? main : darken(main, 0.3),
  backgroundColor: alpha(main, mode === 'dark' ? 0.18 : 0.1),
});

/**
 * The styles of list cells: rules of the page's style sheet, because a list has hundreds of cells
 * and MUI would compute the style of each separately.
 */
export const cells = (t: Tokens, { spacing }: Sizes) => ({
  ...oneLine(t),
  '.cell-blank': {
    fontSize: '0.875rem',
    lineHeight: 1.5,
    color: t.mode === 'dark' ? 'rgba(255, 255, 255, 0.5)' : 'rgba(0, 0, 0, 0.38)',
  },
  '.cell-amount': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '.cell-note': { fontSize: '0.75rem', lineHeight: 1.45, color: t.textMuted },
  '.cell-muted': { color: t.textMuted },
  '.payment-icon': { color: t.textMuted, verticalAlign: 'middle' },
  '.row-opens': { cursor: 'pointer' },
  '.row-actions': { display: 'flex', justifyContent: 'flex-end' },
  // A table of icons draws the eye away from its texts. They only become transparent, so that the
  // keyboard and screen readers reach them as before. A finger cannot hover.
  '@media (hover: hover)': {
    '.list-row:not(:hover, :focus-within) > td > .row-actions': { opacity: 0 },
  },
  '.cell-link': { color: 'inherit', textDecoration: 'none' },
  '.cell-link:hover, .cell-link-shown': { textDecoration: 'underline' },
  '.cell-link-shown': { color: t.accent },
  '.cell-link:focus-visible': {
    position: 'relative',
    zIndex: 1,
    borderRadius: 4,
    backgroundColor: t.surface,
  },
  // A pointer has a tooltip for the whole of a long address. The focus shows it over the next cell.
  // Also, the edge of the line would cut off the ring of a button in it.
  '.one-line:has(> :focus-visible)': { overflow: 'visible' },
  '.sentences': { margin: 0, padding: 0, listStyle: 'none', fontSize: '0.875rem', lineHeight: 1.5 },
  'td .sentences, .facts .sentences': { font: 'inherit' },
  // The facts on a card, without the row's name.
  '.facts': {
    display: 'flex',
    flexWrap: 'wrap',
    // A badge is higher than the text beside it.
    alignItems: 'center',
    columnGap: spacing * 2,
    margin: 0,
    fontSize: '0.8125rem',
    lineHeight: 1.35,
    color: t.textMuted,
  },
  '.facts > div': { display: 'flex', gap: spacing / 2, minWidth: 0 },
  // A switch or a tick is higher than its label, too.
  '.facts > div:has(.MuiSwitch-root, svg)': { alignItems: 'center' },
  '.facts dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', color: t.text },
  // The same in one line.
  '.facts-line': { display: 'block', columnGap: 0 },
  '.facts-line > div, .facts-line dt, .facts-line dd': { display: 'inline' },
  '.facts-line .MuiSkeleton-root': { display: 'inline-block' },
  '.facts-line dd': { color: 'inherit' },
  '.facts-line dt:not([style])::after': { content: "' '" },
  '.facts-line > div:not(:last-of-type)::after': { content: "' · '" },
  // One with a line of its own.
  '.facts-own': { display: 'block', paddingTop: spacing / 4 },
  '.row-card': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: spacing,
    minHeight: 56,
    padding: `${spacing * 0.75}px ${spacing * 0.75}px ${spacing * 0.75}px ${spacing * 2}px`,
  },
  '.row-card > .row-checkbox': { position: 'static', marginLeft: -spacing },
  '.row-card-lines': { flex: 1, minWidth: 0 },
  '.row-card-line': { display: 'flex', alignItems: 'center', gap: spacing, minHeight: 24 },
  '.row-card-name': {
    flex: 1,
    minWidth: 0,
    // As high as a fingertip, in a line that is lower.
    margin: '-11px 0',
    padding: '11px 0',
    fontWeight: 600,
    color: 'inherit',
    textDecoration: 'none',
  },
  '.row-card-name:has(> button)': { padding: 0 },
  // The whole card can be pressed, not only the letters.
  'a.row-card-name::after, .row-card > .row-checkbox > input': {
    content: '""',
    position: 'absolute',
    inset: 0,
  },
  'a.row-card-name:focus-visible': { outline: 'none' },
  'a.row-card-name:focus-visible::after': {
    outline: `2px solid ${t.accent}`,
    outlineOffset: -2,
  },
  '.row-card > .row-card-more': { position: 'relative', width: 44, height: 44, flexShrink: 0 },
  '.row-card-open': { transform: 'rotate(180deg)' },
  '.badge': {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    verticalAlign: 'middle',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: `${spacing * 0.375}px ${spacing * 0.875}px`,
    borderRadius: 8,
    fontSize: 11,
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '0.2px',
  },
  '.badge-success': badge(t, t.success),
  '.badge-error': badge(t, t.danger),
  '.badge-info': badge(t, t.info),
  '.badge-warning': badge(t, t.warning),
  // A tint of the text's own colour, which is dark enough.
  '.badge-plain': {
    color: t.text,
    backgroundColor: alpha(t.text, t.mode === 'dark' ? 0.18 : 0.08),
  },
});
