import { alpha } from '@mui/material/styles';
import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import type { Sizes } from './density.ts';
import { iconColour } from './iconColour.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';
import { PLAIN_BUTTON } from './plainButton.ts';

/** MUI's easing, which the theme does not change. */
const EASING = 'cubic-bezier(0.4, 0, 0.2, 1)';
const BY_FINGER = '@media (hover: none)';

/** The background of a control under the pointer, as MUI's controls have it. */
const hovered = ({ mode }: Tokens, colour: string) => ({
  backgroundColor: alpha(colour, mode === 'dark' ? 0.08 : 0.04),
  [BY_FINGER]: { backgroundColor: 'transparent' },
});

/** What can be pressed in a row: an icon of the row's own size. */
const pressed = (t: Tokens) => {
  const colour = iconColour(t);
  return {
    ...PLAIN_BUTTON,
    position: 'relative',
    justifyContent: 'center',
    flex: '0 0 auto',
    boxSizing: 'border-box',
    borderRadius: 8,
    color: colour,
    backgroundColor: 'transparent',
    fontSize: '1.125rem',
    verticalAlign: 'middle',
    textDecoration: 'none',
    appearance: 'none',
    '&:hover': hovered(t, colour),
  } as const;
};

/**
 * The styles of a table's rows, and of what is in each: rules of the page's style sheet, because a
 * list has hundreds of these parts, and MUI draws each with several components. The heads of a
 * table are MUI's; `components/tables.ts` has their styles.
 */
export const tableRows = (t: Tokens, sizes: Sizes) => ({
  '.list-row': { color: 'inherit', verticalAlign: 'middle', outline: 0 },
  '.list-row-hover:hover': { backgroundColor: t.subtle },
  '.list-row-selected, .list-row-selected:hover': { backgroundColor: t.accentSoft },
  // Inside: the table's edge would cut off a ring around it.
  '.list-row:focus-visible': { ...focusRing(t), outlineOffset: -2 },
  '.list-cell': {
    height: sizes.row,
    padding: '0 12px',
    borderBottom: `1px solid ${t.border}`,
    verticalAlign: 'inherit',
    textAlign: 'left',
    color: t.text,
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    // Fingers need higher rows than a pointer does.
    '@media (pointer: coarse)': { height: TOUCH_TARGET },
  },
  'tbody > .list-row:last-of-type > .list-cell': { borderBottom: 0 },
  '.list-cell-center': { textAlign: 'center' },
  '.list-cell-right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '.list-cell.list-cell-checkbox, th.list-head.list-cell-checkbox': {
    width: 24,
    padding: '0 12px 0 16px',
  },
  '.row-arrow': { ...pressed(t), '& .plain-icon': { fontSize: 'inherit' } },
  '.row-button': {
    ...pressed(t),
    padding: 5,
    [ON_PHONE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
    transition: `background-color 150ms ${EASING}`,
    '&:focus-visible': focusRing(t),
    '&:disabled': {
      color: t.mode === 'dark' ? 'rgba(255, 255, 255, 0.3)' : 'rgba(0, 0, 0, 0.26)',
      pointerEvents: 'none',
      cursor: 'default',
    },
  },
  '.list-cell .row-button': { padding: 4 },
  '.row-checkbox': {
    ...pressed(t),
    padding: 0,
    borderRadius: '50%',
    color: t.textMuted,
    fontSize: 'inherit',
    '& .plain-icon': { fontSize: '1.5rem' },
    '&:hover': hovered(t, t.accent),
    '&:has(> :focus-visible)': focusRing(t),
    '&:has(> :checked, > :indeterminate)': { color: t.accent },
    // The box that is seen is an icon. What is pressed lies over it.
    '& > input': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      width: '100%',
      height: '100%',
      margin: 0,
      padding: 0,
      opacity: 0,
      cursor: 'inherit',
    },
  },
});
