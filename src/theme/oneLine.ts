/** Cells of one line: rules of the page's style sheet, because a list has hundreds of them. */
export const oneLine = {
  '.one-line': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.one-line-name': { fontWeight: 500 },
  // A list inside a cell reads like a sentence.
  '.one-line :is(ul, li, p)': { display: 'inline' },
  '.one-line li:not(:last-of-type)::after': { content: "' · '" },
} as const;
