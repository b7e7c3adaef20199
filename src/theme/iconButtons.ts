import { alpha } from '@mui/material/styles';
import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import { iconColour } from './iconColour.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';
import { PLAIN_BUTTON } from './plainButton.ts';

/** MUI's easing, which the theme does not change. */
const EASING = 'cubic-bezier(0.4, 0, 0.2, 1)';
const BY_FINGER = '@media (hover: none)';

/** The background of a control under the pointer, as MUI's controls have it. */
export const hovered = ({ mode }: Tokens, colour: string) => ({
  backgroundColor: alpha(colour, mode === 'dark' ? 0.08 : 0.04),
  [BY_FINGER]: { backgroundColor: 'transparent' },
});

/** An icon that can be pressed, and is as large as the texts around it demand. */
export const pressedIcon = (t: Tokens) => {
  const colour = iconColour(t);
  return {
    ...PLAIN_BUTTON,
    position: 'relative',
    justifyContent: 'center',
    flex: '0 0 auto',
    boxSizing: 'border-box',
    borderRadius: 8,
    color: colour,
    backgroundColor: 'transparent',
    fontSize: '1.125rem',
    verticalAlign: 'middle',
    textDecoration: 'none',
    appearance: 'none',
    '&:hover': hovered(t, colour),
  } as const;
};

/**
 * Icon buttons that look like MUI's small ones, as rules of the page's style sheet: MUI draws each
 * with six components, and a list begins with dozens.
 */
export const iconButtons = (t: Tokens) => ({
  '.icon-button': {
    ...pressedIcon(t),
    padding: 5,
    [ON_PHONE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
    transition: `background-color 150ms ${EASING}`,
    '&:focus-visible': focusRing(t),
    '&:disabled': {
      color: t.mode === 'dark' ? 'rgba(255, 255, 255, 0.3)' : 'rgba(0, 0, 0, 0.26)',
      pointerEvents: 'none',
      cursor: 'default',
    },
  },
  '.icon-button-medium': { padding: 8 },
  '.icon-button-large': { width: 44, height: 44 },
  '.list-cell .icon-button': { padding: 4 },
});
