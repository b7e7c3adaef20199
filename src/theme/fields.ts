import type { Tokens } from '../../contract/core/tokens.ts';
import { atLeast, high } from './components/controls.ts';
import type { Sizes } from './density.ts';
import { iconColour } from './iconColour.ts';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';

/** MUI's default colour, which the theme does not change. */
const faded = ({ mode }: Tokens) =>
  mode === 'dark' ? 'rgba(255, 255, 255, 0.5)' : 'rgba(0, 0, 0, 0.38)';

/**
 * The fields of a form, which look like MUI's (`components/controls.ts`). They are rules of the
 * page's style sheet, because MUI draws a field with 25 to 40 components.
 */
export const fields = (t: Tokens, sizes: Sizes) => ({
  '.field-place': { minWidth: 0 },
  // Of a field that is not for this reader.
  '.field-place:empty': { display: 'none' },
  '.field-place-wide': { gridColumn: '1 / -1' },
  '.field': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minWidth: 0,
    margin: '8px 0 4px',
  },
  '.field-locked': { margin: `${sizes.spacing}px 0 ${sizes.spacing / 2}px` },
  '.field-label': {
    display: 'block',
    maxWidth: '100%',
    marginBottom: 6,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    fontWeight: 500,
    color: t.text,
    userSelect: 'none',
  },
  '.field-box': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: '100%',
    ...atLeast(sizes.input),
    borderRadius: 8,
    fontSize: '0.875rem',
    lineHeight: '1.4375em',
    fontWeight: 400,
    color: t.text,
    backgroundColor: t.surface,
    cursor: 'text',
  },
  // The outline is above the box, so that its width moves nothing.
  '.field-box::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${t.borderStrong}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '.field-box.field-box:hover::after': { borderColor: t.textMuted },
  '.field-box.field-box:is(:focus-within, :has(> [aria-expanded="true"]))::after': {
    border: `2px solid ${t.accent}`,
  },
  // Also under the pointer and with the focus, which a refusal moves here.
  '.field-wrong > .field-box.field-box.field-box::after': { borderColor: t.danger },
  '.field-input': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    ...high(sizes.input),
    margin: 0,
    border: 0,
    padding: '0 12px',
    font: 'inherit',
    letterSpacing: 'inherit',
    textOverflow: 'ellipsis',
    color: 'currentColor',
    background: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  // The outline shows the focus. The label and the help stay in view when the focus scrolls.
  '.field-input:focus': { outline: 0, scrollMargin: '40px' },
  '.field-input:invalid': { boxShadow: 'none' },
  '.field-input::placeholder': { color: t.textMuted, opacity: 1 },
  '.field-input:-webkit-autofill': {
    borderRadius: 'inherit',
    ...(t.mode === 'dark' && {
      WebkitBoxShadow: '0 0 0 100px #266798 inset',
      WebkitTextFillColor: '#fff',
      caretColor: '#fff',
    }),
  },
  'textarea.field-input': {
    height: 'auto',
    padding: `${(sizes.input - 22) / 2}px 12px`,
    resize: 'none',
  },
  '.field-select': {
    display: 'flex',
    alignItems: 'center',
    height: 'auto',
    ...atLeast(sizes.input),
    borderRadius: 8,
    paddingRight: 32,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    userSelect: 'none',
    cursor: 'pointer',
  },
  '.field-arrow': {
    position: 'absolute',
    right: 9,
    top: 'calc(50% - 0.5em)',
    width: '1em',
    height: '1em',
    fontSize: '1.5rem',
    fill: iconColour(t),
    pointerEvents: 'none',
  },
  '[aria-expanded="true"] + .field-arrow': { transform: 'rotate(180deg)' },
  // As large inside as the search box that takes its place.
  '.field-searched > .field-box': { paddingLeft: 6, paddingRight: 39 },
  '.field-searched > .field-box > .field-input': {
    height: sizes.input - 2,
    padding: '0 6px',
    [ON_PHONE]: { height: TOUCH_TARGET - 2 },
  },
  // The account selector in the bar at the top.
  '.account-field': {
    margin: 0,
    width: '100%',
    '@media (min-width: 600px)': { width: 220 },
    '@media (min-width: 900px)': { width: 300 },
    '& .plain-icon': {
      flexShrink: 0,
      marginLeft: 8,
      fontSize: 18,
      color: iconColour(t),
    },
    '& > .field-box > .field-input': { cursor: 'text' },
    '& .field-input::placeholder': { color: t.text },
  },
  // The search of a list. On a tablet the filters need a row of their own.
  '.search-field': {
    flex: 1,
    margin: 0,
    '@media (min-width: 600px)': { flex: '1 0 100%', minWidth: 180 },
    '@media (min-width: 900px)': { flex: '0 1 290px' },
    '& > .field-box': { padding: '0 14px' },
    '& > .field-box > .field-input': { padding: 0 },
  },
  '.search-mark': { display: 'flex', marginRight: 8, color: iconColour(t) },
  '.search-field .icon-button': { margin: '0 -3px 0 8px' },
  // Over the heads below, because making room for it would move the rows.
  '.search-field > .field-help': {
    position: 'absolute',
    top: '100%',
    zIndex: 4,
    marginTop: 2,
    padding: `0 ${sizes.spacing}px`,
    borderRadius: 8,
    backgroundColor: t.surface,
    // A phone has no heads: it would run into the name of the first row.
    [ON_PHONE]: { marginTop: 4, padding: '4px 12px', border: `1px solid ${t.borderStrong}` },
  },
  '.field-help': {
    margin: '6px 0 0',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    fontWeight: 400,
    textAlign: 'left',
    color: t.textMuted,
  },
  '.field-locked > .field-label': { color: t.textMuted },
  '.field-locked > .field-box': {
    color: faded(t),
    backgroundColor: t.subtle,
    cursor: 'default',
  },
  '.field-locked > .field-box.field-box::after': { borderColor: t.border },
  // A value that cannot be changed should still be legible.
  '.field-locked > .field-box > .field-input': {
    opacity: 1,
    WebkitTextFillColor: t.textMuted,
    '@media (forced-colors: active)': { color: 'GrayText', WebkitTextFillColor: 'GrayText' },
  },
  '.field-wrong > :is(.field-label, .field-help)': { color: t.danger },
  '.phone-fields': { display: 'flex', gap: sizes.spacing, width: '100%' },
  '.phone-fields > .field': { margin: 0 },
  '.phone-fields > .field:first-of-type': { flexShrink: 0, width: 128 },
  '.phone-place': { margin: `${sizes.spacing}px 0 ${sizes.spacing / 2}px` },
});
