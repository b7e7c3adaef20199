import { lazyDialog } from '../../../loading/lazyPart.tsx';

/** The menu of views. */
export const ViewActions = lazyDialog(async () => (await import('./ViewActions.tsx')).ViewActions);

// The dialogs that it opens.
export const DeleteViewDialog = lazyDialog(
  async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog,
);
export const SaveViewDialog = lazyDialog(
  async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
);
