import { later } from '../../../later/later.tsx';

// The dialogs that the menu of views opens.
export const DeleteViewDialog = later(
  async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog,
);
export const SaveViewDialog = later(
  async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
);
