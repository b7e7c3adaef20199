/**
 * Removes the browser's own look from a button. The rules for buttons that are plain elements begin
 * with it, and then add their own look.
 */
export const PLAIN_BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  margin: 0,
  border: 0,
  outline: 0,
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'pointer',
} as const;
