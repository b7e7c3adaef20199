import { lazyDialog } from '../loading/lazyPart.tsx';

/** The templates to choose from. */
export const TemplatesDialog = lazyDialog(
  async () => (await import('./TemplatesDialog.tsx')).TemplatesDialog,
  { isPreloaded: false },
);
/** Name and sharing of a template. */
export const SaveTemplateDialog = lazyDialog(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
  { isPreloaded: false },
);
