/** Heights of tables in CSS pixels, lines included: eighteen rows fit on a screen of 900. */
export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 32;
