import { Box } from '@mui/material';
import { memo } from 'react';
import { TOUCH_TARGET } from '../../theme/phoneTarget.ts';

/** The first stop of the Tab key: leads past the frame into the page. */
export const SkipLink = memo(function SkipLink(props: { target: string; children: string }) {
  const { target, children } = props;
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus without changing the address, which the router would treat as navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        display: 'flex',
        alignItems: 'center',
        minHeight: TOUCH_TARGET,
        px: 2,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        fontWeight: 600,
        textDecoration: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {children}
    </Box>
  );
});
