import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FormFooterProps {
  /** The part above the buttons. */
  above?: ReactNode;
  /** The buttons to go back and on. */
  children: ReactNode;
}

/** The space between the footer and what is scrolled into view above it: a card around an input. */
const ROOM_ABOVE = 40;

/** Brings the focused field back into view when the footer has grown over it. */
function uncoverFocus(footer: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || footer.contains(activeElement)) return;
  const [field, cover] = [activeElement.getBoundingClientRect(), footer.getBoundingClientRect()];
  const isCovered = field.bottom > cover.top && field.top < cover.bottom;
  if (isCovered) activeElement.scrollIntoView({ block: 'nearest' });
}

/** As a ref: anything that is scrolled into view stops above the footer, which would cover it. */
function keepRoom(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${footer.offsetHeight + ROOM_ABOVE}px`;
    uncoverFocus(footer);
  });
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}

/** The end of a form, which stays in view while its fields scroll. */
export const FormFooter = ({ above, children }: FormFooterProps) => (
  <Box
    ref={keepRoom}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      mx: { xs: -2, sm: -3 },
      px: { xs: 2, sm: 3 },
      // Low, because it covers the end of the form: 104 pixels with a line above the buttons.
      pt: { xs: '5px', sm: '11px' },
      pb: { xs: 0.75, sm: 1.5 },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0.5,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {above}
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: { xs: 1.5, sm: 2 },
        alignItems: 'center',
        rowGap: 0.5,
        '& > .MuiButton-root': { flexShrink: 0 },
      }}
    >
      {children}
    </Box>
  </Box>
);
