import { later } from '../../later/later.tsx';

// The editors of filters, which open in the popover of a chip.
export const DaysEditor = later(async () => (await import('./DaysEditor.tsx')).DaysEditor);
export const OptionPicker = later(async () => (await import('./OptionPicker.tsx')).OptionPicker);
export const RangeEditor = later(async () => (await import('./RangeEditor.tsx')).RangeEditor);
export const TextEditor = later(async () => (await import('./TextEditor.tsx')).TextEditor);
