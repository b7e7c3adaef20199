import type { Tokens } from '../../contract/core/tokens.ts';
import type { Sizes } from './density.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';

/** The tabs of a page (`admin/list/PageTabs.tsx`), as rules of the page's style sheet. */
export const pageTabs = (t: Tokens, sizes: Sizes) => ({
  '.page-tabs': {
    display: 'flex',
    order: 1,
    width: '100%',
    minWidth: 0,
    minHeight: sizes.tab,
    marginBottom: -1,
    // Arrows would take the room that a phone has for two tabs; a finger can scroll.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    [ON_PHONE]: { minHeight: TOUCH_TARGET },
    '@media (min-width: 900px)': { order: 0, width: 'auto' },
  },
  '.page-tab': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    padding: '0 4px',
    marginRight: 20,
    outline: 0,
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.25,
    whiteSpace: 'nowrap',
    color: t.textMuted,
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  '.page-tab:has(> .page-tab-count)': { marginRight: 10 },
  '.page-tab[aria-selected="true"]': { color: t.text },
  '.page-tab[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    backgroundColor: t.accent,
  },
  // How many rows a tab has. Up to three digits the tabs stay where they are while it is loaded.
  '.page-tab-count': {
    minWidth: '3ch',
    marginLeft: 6,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    color: t.textMuted,
  },
  '.page-tab:focus-visible': {
    outline: `2px solid ${t.accent}`,
    outlineOffset: -4,
    borderRadius: 6,
  },
});
