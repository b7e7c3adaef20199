import type { PointerEvent, ReactElement, ReactNode } from 'react';

/**
 * `sx` of a column that shrinks to make room for others: it takes its share of the remaining width.
 */
export const shrinkingColumn = (share: number, minWidth: number) => ({
  width: `${share}%`,
  minWidth,
  // Without this a cell is as wide as its longest text.
  maxWidth: 0,
});

/**
 * A class of the page's style sheet (`theme/oneLine.ts`): a list has hundreds of these, so none has
 * its style computed.
 */
const CLASS = 'one-line';

/** Measures a cell only when the pointer reaches it: measuring all would lay the page out again. */
function tellWhole({ currentTarget: box }: PointerEvent<HTMLElement>): void {
  const isCut = box.scrollWidth > box.clientWidth;
  if (isCut) box.title = box.textContent ?? '';
  else box.removeAttribute('title');
}

/**
 * A cell's content on one line, cut with an ellipsis if too long; then a tooltip shows all of it. An
 * element and not a component, because a list has hundreds of these.
 * @param isName whether it is the text that names the row, which stands out a little
 */
export const inOneLine = (content: ReactNode, isName = false): ReactElement => (
  <span
    onPointerEnter={tellWhole}
    className={isName ? `${CLASS} ${CLASS}-name` : CLASS}
    // What is read from right to left is cut at its end, too, which is on the left.
    dir="auto"
  >
    {content}
  </span>
);
