import { laterDialog } from '../../../later/later.tsx';

// The dialogs that the menu of views opens.
export const DeleteViewDialog = laterDialog(
  async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog,
);
export const SaveViewDialog = laterDialog(
  async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
);
