import { later } from '../later/later.tsx';

// What the palette's keys open, on any page.
export const PaletteDialog = later(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);
export const LeaveTyped = later(async () => (await import('./LeaveTyped.tsx')).LeaveTyped);
