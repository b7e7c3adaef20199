import { alpha } from '@mui/material/styles';
import type { Tokens } from '../../contract/core/tokens.ts';
import { focusRing } from './components/controls.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';
import { PLAIN_BUTTON } from './plainButton.ts';

const pressed = (t: Tokens) => ({
  ...PLAIN_BUTTON,
  position: 'relative',
  justifyContent: 'center',
  boxSizing: 'border-box',
  borderRadius: 16,
  background: 'none',
  color: t.textMuted,
  appearance: 'none',
  '& > .plain-icon': { fontSize: 16 },
  '&:focus-visible': focusRing(t),
  [ON_PHONE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
});

/**
 * The filters of a list, as rules of the page's style sheet: MUI draws each with fifteen components,
 * and every list begins with some.
 */
export const filterChips = (t: Tokens) => ({
  '.filter-chip': {
    display: 'inline-flex',
    maxWidth: 320,
    [ON_PHONE]: { maxWidth: '100%' },
    minHeight: 32,
    border: `1px dashed ${t.border}`,
    borderRadius: 16,
  },
  '.filter-chip-set': {
    borderStyle: 'solid',
    borderColor: alpha(t.accent, 0.4),
    backgroundColor: t.accentSoft,
  },
  '.filter-chip:hover': { borderColor: t.textMuted },
  '.filter-chip-main': {
    ...pressed(t),
    minWidth: 0,
    gap: 4,
    padding: '0 10px 0 6px',
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.5,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '.filter-chip-set > .filter-chip-main': { padding: '0 4px 0 10px', color: t.text },
  '.filter-chip-remove': {
    ...pressed(t),
    flexShrink: 0,
    width: 28,
    padding: 0,
    '&:hover': { color: t.text },
  },
});
