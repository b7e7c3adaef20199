const ALONE = '[data-printed-alone]';

/**
 * The print styles. If something is printed alone (an open trip), the rest of the screen is left
 * out and its containers lose their shape. Paper is white in dark mode, too.
 */
export const print = {
  '@page': { margin: '14mm' },
  '@media print': {
    [`body:has(${ALONE})`]: {
      [`& *:not(:has(${ALONE}), ${ALONE}, ${ALONE} *)`]: { display: 'none !important' },
      [`& *:has(${ALONE})`]: {
        display: 'block !important',
        position: 'static !important',
        width: 'auto !important',
        maxWidth: 'none !important',
        height: 'auto !important',
        maxHeight: 'none !important',
        margin: '0 !important',
        padding: '0 !important',
        border: '0 !important',
        overflow: 'visible !important',
        transform: 'none !important',
        background: 'none !important',
      },
      [`& ${ALONE} :is(button, a[role="button"], .MuiButton-root)`]: {
        display: 'none !important',
      },
      [`& ${ALONE} *`]: { color: '#000 !important' },
      // Only single facts stay on one page: as a whole they may be longer than the rest of it, and
      // would leave it empty.
      [`& ${ALONE} :is(dd, li)`]: { breakInside: 'avoid' },
      [`& ${ALONE} dt`]: { breakAfter: 'avoid' },
    },
    'html, body': { background: '#fff !important', colorScheme: 'light' },
  },
};
