import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../../contract/core/tokens.ts';
import { ON_PHONE, TOUCH_TARGET } from '../phoneTarget.ts';

/** Switches, which are stored as soon as they are pressed, or are part of a form, and labels of choices. */
export const switches = (t: Tokens): Components<Theme> => ({
  // As large as the other texts of a form.
  MuiFormControlLabel: {
    styleOverrides: {
      // A switch has less padding than the checkbox that MUI's margin is for.
      root: { '&:has(> .MuiSwitch-root)': { marginLeft: -9 } },
      // Labels of two lines do not touch each other.
      label: { fontSize: '0.875rem', paddingBlock: 4 },
    },
  },
  MuiSwitch: {
    defaultProps: { color: 'primary' },
    // A knob inside its track. MUI's sticks out over both ends, and so over the edge of a form.
    styleOverrides: {
      // On a phone the area that can be pressed is larger than the visible switch.
      root: {
        padding: 9,
        [ON_PHONE]: {
          overflow: 'visible',
          '& .MuiSwitch-input': { top: -3, height: TOUCH_TARGET },
        },
      },
      switchBase: {
        padding: 11,
        color: '#ffffff',
        '&.Mui-checked, &.Mui-checked.Mui-disabled': { color: '#ffffff' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: t.brand },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: {
        opacity: 1,
        borderRadius: 10,
        // Dark enough to be seen beside the page, and for the knob to be seen on it.
        backgroundColor: t.mode === 'light' ? '#868f98' : '#5e676f',
        '@media (forced-colors: active)': { border: '1px solid' },
      },
      sizeSmall: {
        padding: 3,
        '& .MuiSwitch-switchBase': { padding: 5 },
        '& .MuiSwitch-thumb': { width: 14, height: 14 },
        [ON_PHONE]: { '& .MuiSwitch-input': { top: -10 } },
      },
    },
  },
});
