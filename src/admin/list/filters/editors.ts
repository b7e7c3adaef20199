import { lazyPart } from '../../../loading/lazyPart.tsx';

// The editors of filters, which open in the popover of a chip.
export const DaysEditor = lazyPart(async () => (await import('./DaysEditor.tsx')).DaysEditor);
export const OptionPicker = lazyPart(async () => (await import('./OptionPicker.tsx')).OptionPicker);
export const RangeEditor = lazyPart(async () => (await import('./RangeEditor.tsx')).RangeEditor);
export const TextEditor = lazyPart(async () => (await import('./TextEditor.tsx')).TextEditor);
