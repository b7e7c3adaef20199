import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** A card has three lines, each as high as this, in pixels. */
const LINE = 17;
const PADDING = 5;
/** With its border above and below. */
const CARD = 3 * LINE + 2 * PADDING + 2;

/**
 * The trips page's cards, as rules of the page's style sheet: those of the trips under way
 * (`resources/trips/now`), and on narrow screens those of the list (`resources/trips/TripCards.tsx`).
 */
export const trips = (t: Tokens) => ({
  '.trip-cards': { margin: 0, padding: 0, listStyle: 'none' },
  '.trip-card': { display: 'flex', alignItems: 'center', padding: '6px 6px 6px 16px' },
  '.trip-card-lines': { flex: 1, minWidth: 0, fontSize: '0.875rem', lineHeight: '24px' },
  '.trip-card-line': { display: 'flex', alignItems: 'center', gap: 8 },
  '.trip-card-line > :not(.one-line, .trip-route)': { flexShrink: 0 },
  // Where there is no room for it beside the route, what is behind the route is in a line that is
  // hidden: it is among the details of the trip, too.
  '.trip-card-route': { flexWrap: 'wrap', height: 24, overflow: 'hidden' },
  '.trip-card-line > .trip-route': { flex: '1 1 136px' },
  // A short name is shown whole, and a long one gets what is left. The arrow between them stays.
  '.trip-route': {
    display: 'grid',
    gridTemplateColumns: 'minmax(auto, max-content) auto minmax(auto, max-content)',
    justifyContent: 'start',
    direction: 'ltr',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'pre',
  },
  '.trip-route > .address-name': { overflow: 'hidden' },
  '.trip-route .address-place': { minWidth: 0 },
  '.trip-card-line > .one-line': { flex: 1, minWidth: 0 },
  // The headings have the days.
  '.trip-cards-by-day .cell-day': visuallyHidden,
  '.now': {
    display: 'flex',
    gap: 8,
    margin: 0,
    padding: '0 12px 8px',
    scrollPadding: '0 12px',
    listStyle: 'none',
    // A finger scrolls them sideways where they do not fit.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
  '.now-item': {
    flex: '1 0 232px',
    minWidth: 0,
    maxWidth: 'min(360px, 100%)',
    height: CARD,
  },
  '.now-item.now-rest': { flex: '0 0 88px' },
  '.now-card': {
    display: 'block',
    boxSizing: 'border-box',
    height: '100%',
    minWidth: 0,
    padding: `${PADDING}px 10px`,
    border: `1px solid ${t.border}`,
    borderRadius: 8,
    backgroundColor: t.surface,
    color: t.text,
    fontSize: '0.75rem',
    lineHeight: `${LINE}px`,
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { backgroundColor: t.subtle },
    '&:focus-visible': { ...focusRing(t), outlineOffset: -2 },
  },
  '.now-line': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    height: LINE,
  },
  '.now-when': { flexShrink: 0, fontSize: '0.8125rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '.now-line > .badge': { flexShrink: 1, minWidth: 0, padding: '0 7px', lineHeight: `${LINE}px` },
  '.now-rest > .now-card': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: t.textMuted,
    fontWeight: 500,
    textAlign: 'center',
  },
});
