import type { PointerEvent, ReactNode } from 'react';

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

interface OneLineProps {
  children: ReactNode;
  /** The text that names the row stands out a little. */
  isName?: boolean;
}

/**
 * A cell's content on one line, cut with an ellipsis if too long; then a tooltip shows all of it.
 */
export function OneLine({ children, isName = false }: OneLineProps) {
  const tellWhole = ({ currentTarget: box }: PointerEvent<HTMLElement>): void => {
    const isCut = box.scrollWidth > box.clientWidth;
    if (isCut) box.title = box.textContent ?? '';
    else box.removeAttribute('title');
  };
  return (
    <span onPointerEnter={tellWhole} className={isName ? `${CLASS} ${CLASS}-name` : CLASS}>
      {children}
    </span>
  );
}
