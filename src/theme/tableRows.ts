import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import type { Sizes } from './density.ts';
import { hovered, pressedIcon } from './iconButtons.ts';
import { PAGER_HEIGHT } from './pager.ts';
import { TOUCH_TARGET } from './phoneTarget.ts';

/**
 * The styles of a table's rows, and of what is in each: rules of the page's style sheet, because a
 * list has hundreds of these parts, and MUI draws each with several components. The heads of a
 * table are MUI's; `components/tables.ts` has their styles.
 */
export const tableRows = (t: Tokens, sizes: Sizes) => ({
  '.list-row': { color: 'inherit', verticalAlign: 'middle', outline: 0 },
  '.list-row-hover:hover': { backgroundColor: t.subtle },
  '.list-row-selected, .list-row-selected:hover': { backgroundColor: t.accentSoft },
  // The heads and the foot of a list stay in view, and must not cover what the keyboard comes to.
  '.list-row[data-row], .list-row[data-row] :is(a, button, input)': {
    scrollMargin: `${sizes.head}px 0 ${PAGER_HEIGHT}px`,
  },
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
  // Of the rows of a day.
  '.list-heading': {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '23px',
    color: t.textMuted,
    backgroundColor: t.subtle,
  },
  '.list-heading > td, div.list-heading': {
    padding: '0 16px',
    borderBottom: `1px solid ${t.border}`,
  },
  '.list-cell-center': { textAlign: 'center' },
  '.list-cell-right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '.list-cell.list-cell-checkbox, th.list-head.list-cell-checkbox': {
    width: 24,
    padding: '0 12px 0 16px',
  },
  '.row-arrow': { ...pressedIcon(t), '& .plain-icon': { fontSize: 'inherit' } },
  '.row-checkbox': {
    ...pressedIcon(t),
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
