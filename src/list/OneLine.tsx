import { Box, type BoxProps } from '@mui/material';
import type { PointerEvent } from 'react';

/** As `sx` of a column whose texts give way to the other columns: it takes its share of what is left. */
export const givesWay = (share: number, minWidth: number) => ({
  width: `${share}%`,
  minWidth,
  // A cell is otherwise as wide as its longest text.
  maxWidth: 0,
});

/** What a cell holds, on one line that ends in dots where it does not fit; all of it is in its tooltip. */
export function OneLine({ children, sx }: Pick<BoxProps, 'children' | 'sx'>) {
  const tellWhole = ({ currentTarget: box }: PointerEvent<HTMLElement>): void => {
    const isCut = box.scrollWidth > box.clientWidth;
    if (isCut) box.title = box.textContent ?? '';
    else box.removeAttribute('title');
  };
  return (
    <Box
      component="span"
      onPointerEnter={tellWhole}
      sx={[
        {
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          // A list inside a cell is read on, like a sentence.
          '& ul, & li, & p': { display: 'inline' },
          '& li:not(:last-of-type)::after': { content: "' · '" },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
