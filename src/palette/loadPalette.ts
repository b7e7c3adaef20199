/** The palette itself, which most pages never need. */
export const loadPalette = () => import('./Palette.tsx');
