import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Failed } from '../../../failures/Failed.tsx';
import type { TripView } from '../../../../contract/booking/tripView.ts';
import { ConfirmDialog } from '../../../admin/dialogs/ConfirmDialog.tsx';
import { deleteView, isGone, VIEWS_KEY } from './tripViewCalls.ts';

interface DeleteViewDialogProps {
  view: TripView;
  onDeleted: () => void;
  /** Somebody has deleted it already. */
  onGone: () => void;
  onClose: () => void;
}

/** Asks before a saved view is deleted. */
export function DeleteViewDialog({ view, onDeleted, onGone, onClose }: DeleteViewDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteView(view.id),
    onSuccess: () => {
      notify('tripList.views.deleted', { type: 'success' });
      // First, because the list tells whoever still uses a view that no longer exists.
      onDeleted();
      return queryClient.invalidateQueries({ queryKey: VIEWS_KEY });
    },
    onError: (error) => isGone(error) && onGone(),
  });
  const { error } = deleting;
  return (
    <ConfirmDialog
      title={translate('tripList.views.deleteTitle')}
      failure={error && <Failed error={error} otherwise="tripList.views.failed" />}
      isBusy={deleting.isPending}
      keepLabel={translate('common.cancel')}
      confirmLabel={translate('tripList.views.deleteConfirm')}
      isDangerous
      onKeep={onClose}
      onConfirm={() => deleting.mutate()}
    >
      {translate(`tripList.views.${view.isShared ? 'deleteText' : 'deleteOwnText'}`, {
        name: view.name,
      })}
    </ConfirmDialog>
  );
}
