/** Windows that every page is looked at in. */
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 900, height: 900 };
export const PHONE = { width: 390, height: 844 };
