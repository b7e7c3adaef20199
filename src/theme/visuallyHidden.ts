/** For text that only screen readers read. As `sx` or `style`. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  // At the lower end of a page, it would make the page a pixel longer than the window.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
