/** The window sizes in which every page is checked. */
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 900, height: 900 };
/** The window of a laptop at 200 %. */
export const ZOOMED = { width: 640, height: 400 };
/** The smallest width that content has to fit in. */
export const REFLOWED = { width: 320, height: 640 };
export const PHONE = { width: 390, height: 844 };
