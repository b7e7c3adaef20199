import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import type { Sizes } from './density.ts';
import { PLAIN_BUTTON } from './plainButton.ts';

/**
 * The styles of a table's heads, as rules of the page's style sheet: MUI draws a head that can be
 * pressed with twenty components.
 */
export const tableHeads = (t: Tokens, sizes: Sizes) => ({
  '.list-head': {
    height: sizes.head,
    padding: '0 12px',
    borderBottom: `1px solid ${t.border}`,
    textAlign: 'left',
    verticalAlign: 'middle',
    color: t.textMuted,
    fontSize: '0.75rem',
    fontWeight: 500,
    lineHeight: 1.45,
    whiteSpace: 'nowrap',
  },
  '.list-head-narrow': { padding: 0 },
  '.head-sort': {
    ...PLAIN_BUTTON,
    borderRadius: 4,
    padding: 0,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
    // As high as its line of text. Centred in the line, it would make the line a pixel higher.
    verticalAlign: 'top',
    '& > .plain-icon': {
      margin: '0 4px',
      fontSize: '1rem',
      color: t.textMuted,
      opacity: 0,
      transition: 'opacity 200ms, transform 200ms',
    },
    '&:hover, [aria-sort] > &': { color: t.text },
    '&:hover > .plain-icon': { opacity: 0.5 },
    '[aria-sort] > & > .plain-icon': { opacity: 1 },
    '&:focus-visible': focusRing(t),
  },
  '.head-sort-up > .plain-icon': { transform: 'rotate(180deg)' },
  // The text ends where the numbers below it do.
  '.list-cell-right > .head-sort': { flexDirection: 'row-reverse' },
});
