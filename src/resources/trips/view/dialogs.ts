import { laterDialog } from '../../../later/later.tsx';

/** The menu of views. */
export const ViewActions = laterDialog(async () => (await import('./ViewActions.tsx')).ViewActions);

// The dialogs that it opens.
export const DeleteViewDialog = laterDialog(
  async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog,
);
export const SaveViewDialog = laterDialog(
  async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
);
