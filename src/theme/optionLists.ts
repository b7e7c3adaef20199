import type { Tokens } from '../../contract/core/tokens.ts';
import { floating } from './components/surfaces.ts';
import type { Sizes } from './density.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';

/** The parts of an option in any list: its icon, its name and the text below the name. */
export const optionParts = (t: Tokens, sizes: Sizes) => ({
  '&.option-line': { gap: sizes.spacing * 1.5 },
  '& .option-texts': { flex: 1, minWidth: 0, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& .option-name': { fontWeight: 550 },
  '& .option-rest': { fontSize: '0.75rem', lineHeight: 1.45, color: t.textMuted },
  '& .option-icon': { color: t.textMuted },
});

/**
 * Lists that are redrawn with each letter. These are rules of the page's style sheet, because MUI
 * computes the style of each of its own parts.
 */
export const optionLists = (t: Tokens, sizes: Sizes) => ({
  '.option-place': { position: 'relative' },
  '.option-list': {
    ...floating(t),
    position: 'absolute',
    // Behind the step's buttons, which can be pressed while the list is open.
    zIndex: 2,
    top: 4,
    left: 0,
    right: 0,
    overflow: 'auto',
    fontSize: '0.9375rem',
    lineHeight: 1.55,
  },
  '.option-list [role="listbox"]': {
    position: 'relative',
    margin: 0,
    padding: 6,
    overflow: 'auto',
    listStyle: 'none',
  },
  '.option-list .option-line': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    [ON_PHONE]: { minHeight: TOUCH_TARGET },
    padding: '6px 16px',
    overflow: 'hidden',
    borderRadius: 6,
    fontSize: '0.875rem',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...optionParts(t, sizes),
    '&.Mui-focused': {
      backgroundColor: t.subtle,
      '@media (hover: none)': { backgroundColor: 'transparent' },
    },
    '&.Mui-focusVisible': {
      backgroundColor: t.mode === 'dark' ? 'rgba(255, 255, 255, 0.12)' : 'rgba(0, 0, 0, 0.12)',
    },
  },
  '.option-group ul': { padding: 0, listStyle: 'none' },
  '.option-heading': {
    position: 'sticky',
    top: -8,
    zIndex: 1,
    paddingInline: 16,
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: '48px',
    color: t.textMuted,
    backgroundColor: t.surface,
  },
  '.option-blank': { padding: '14px 16px', color: t.textMuted },
});
