import { ON_PHONE } from '../theme/phoneTarget.ts';

/** Where on the page the palette is. As `sx`. */
export const FRAME = {
  width: 640,
  maxWidth: 'calc(100% - 32px)',
  mt: '10vh',
  [ON_PHONE]: { mt: 1, mx: 1, width: 'calc(100% - 16px)', maxWidth: 'none' },
} as const;
