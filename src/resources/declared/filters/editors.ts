import { later } from '../../../later/later.tsx';

export const ReferencePicker = later(
  async () => (await import('./ReferencePicker.tsx')).ReferencePicker,
);
