import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import type { Sizes } from './density.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';
import { PLAIN_BUTTON } from './plainButton.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** The height of the foot of a list in pixels, including the line above it. */
export const PAGER_HEIGHT = 41;

/** The foot of a list (`admin/list/Pagination.tsx`), as rules of the page's style sheet. */
export const pager = (t: Tokens, { spacing }: Sizes) => ({
  '.pager': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: spacing * 2,
    padding: `0 ${spacing * 2}px`,
    minHeight: PAGER_HEIGHT,
    borderTop: `1px solid ${t.border}`,
    backgroundColor: t.surface,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    color: t.textMuted,
    bottom: 0,
    zIndex: 2,
    // Room for the focus rings of what is as high as a finger needs.
    [ON_PHONE]: { gap: spacing, padding: `${spacing / 2}px ${spacing}px` },
    // Visible however long the page is. A phone needs the room for its rows.
    '@media (min-width: 900px)': { position: 'sticky' },
  },
  '.pager-sizes': { display: 'flex', alignItems: 'center', gap: spacing },
  // A phone has no room for it on the same line.
  '.pager-sizes > label': { [ON_PHONE]: visuallyHidden },
  '.pager-size-box': { position: 'relative', display: 'flex' },
  '.pager-size': {
    ...PLAIN_BUTTON,
    boxSizing: 'border-box',
    // Lower than the bar, which would cut off the focus ring of a field of the usual height.
    minHeight: 29,
    padding: '0 24px 0 0',
    font: 'inherit',
    color: t.text,
    background: 'none',
    borderRadius: 4,
    '&:focus-visible': focusRing(t),
    [ON_PHONE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
  },
  '.pager-size + .field-arrow': { right: 0 },
  '.pager-range': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '.pager-steps': { display: 'flex' },
});
