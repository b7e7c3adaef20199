import { lazyPart } from '../../../loading/lazyPart.tsx';

export const ReferencePicker = lazyPart(
  async () => (await import('./ReferencePicker.tsx')).ReferencePicker,
);
