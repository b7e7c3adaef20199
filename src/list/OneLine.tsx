import type { PointerEvent, ReactNode } from 'react';

/** As `sx` of a column whose texts give way to the other columns: it takes its share of what is left. */
export const givesWay = (share: number, minWidth: number) => ({
  width: `${share}%`,
  minWidth,
  // A cell is otherwise as wide as its longest text.
  maxWidth: 0,
});

/** A class of the page's style sheet (`theme/oneLine.ts`): a list has hundreds, and none is computed. */
const CLASS = 'one-line';

interface OneLineProps {
  children: ReactNode;
  /** What names the row stands out a little. */
  isName?: boolean;
}

/** What a cell holds, on one line that ends in dots where it does not fit; all of it is in its tooltip. */
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
