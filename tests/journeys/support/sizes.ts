/** Windows that every page is looked at in. */
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 900, height: 900 };
/** A laptop's window at 200 %. */
export const ZOOMED = { width: 640, height: 400 };
/** The least width that content has to fit in. */
export const REFLOWED = { width: 320, height: 640 };
export const PHONE = { width: 390, height: 844 };
