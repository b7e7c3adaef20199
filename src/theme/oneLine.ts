import type { Tokens } from '../../contract/core/tokens.ts';

const SHORTENED = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Cells of one line: rules of the page's style sheet, because a list has hundreds of them. */
export const oneLine = (t: Tokens) =>
  ({
    '.one-line': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '.one-line-name': { fontWeight: 500 },
    // A list inside a cell reads like a sentence.
    '.one-line :is(ul, li, p)': { display: 'inline', unicodeBidi: 'isolate' },
    '.one-line li:not(:last-of-type)::after': { content: "' · '" },
    // The place is what readers look for; the street and the postcode give way to it.
    // Where little of the rest would be left, it is in a second line, which is hidden: a comma or
    // half of the dots say nothing.
    '.address': {
      display: 'flex',
      flexWrap: 'wrap',
      height: '1lh',
      overflow: 'hidden',
      whiteSpace: 'pre',
      direction: 'ltr',
    },
    '.address-name': { display: 'flex', minWidth: 0, maxWidth: '100%' },
    '.address-note': { flexShrink: 0, fontWeight: 600, fontSize: '0.75rem', color: t.accent },
    '.address-place': SHORTENED,
    // Enough of an airport's name to know it.
    '.address-place:has(+ .address-terminal:not(:empty))': { minWidth: '8ch' },
    '.address-terminal': { flexShrink: 0 },
    '.address-rest': { ...SHORTENED, flex: '1 1 6ch', maxWidth: 'max-content', color: t.textMuted },
  }) as const;
