import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';

/** The cards above the list of trips (`resources/trips/now`), as rules of the page's style sheet. */
export const now = (t: Tokens) => ({
  '.now': {
    display: 'grid',
    gridAutoFlow: 'column',
    scrollPadding: '0 12px',
    gridAutoColumns: 'minmax(232px, 1fr)',
    gap: 8,
    margin: 0,
    padding: '2px 12px 12px',
    listStyle: 'none',
    // A finger scrolls them sideways where they do not fit.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
  },
  '.now-item': { display: 'flex', minWidth: 0, scrollSnapAlign: 'start' },
  '.now-rest': { width: 96 },
  '.now-card': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: `1px solid ${t.border}`,
    borderRadius: 12,
    backgroundColor: t.surface,
    color: t.text,
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { backgroundColor: t.subtle },
    '&:focus-visible': { ...focusRing(t), outlineOffset: -2 },
  },
  '.now-line': { display: 'flex', justifyContent: 'space-between', gap: 8, marginBottom: 2 },
  '.now-when': { flexShrink: 0, fontWeight: 600, whiteSpace: 'nowrap' },
  '.now-line > .badge': { flexShrink: 1, minWidth: 0 },
  '.now-rest > .now-card': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: t.textMuted,
    fontWeight: 500,
    textAlign: 'center',
  },
});
