import { LinearProgress } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { createPortal } from 'react-dom';

const appear = keyframes({ to: { visibility: 'visible' } });

/** A bar at the top of the window, which appears when something takes longer than a second. */
export const Loading = () =>
  // Outside of the page, whose lists would place it at their own top.
  createPortal(
    <LinearProgress
      aria-hidden
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'tooltip',
        visibility: 'hidden',
        animation: `${appear} 0s 1s forwards`,
      }}
    />,
    document.body,
  );
