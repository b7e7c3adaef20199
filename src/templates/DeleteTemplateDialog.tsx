import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { TripTemplate } from '../../contract/booking/tripTemplate.ts';
import { ConfirmDialog } from '../admin/dialogs/ConfirmDialog.tsx';
import { Failed } from '../failures/Failed.tsx';
import { deleteTemplate, TEMPLATES_KEY } from './templateCalls.ts';

interface DeleteTemplateDialogProps {
  template: TripTemplate;
  onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteTemplate(template.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
      notify('templates.deleted', { type: 'success' });
      onClose();
    },
  });
  const { error } = deleting;
  return (
    <ConfirmDialog
      title={translate('templates.deleteTitle')}
      failure={error && <Failed error={error} otherwise="templates.failed" />}
      isBusy={deleting.isPending}
      keepLabel={translate('common.cancel')}
      confirmLabel={translate('templates.deleteConfirm')}
      isDangerous
      onKeep={onClose}
      onConfirm={() => deleting.mutate()}
    >
      {translate(template.isShared ? 'templates.deleteShared' : 'templates.deleteOwn', {
        name: template.name,
      })}
    </ConfirmDialog>
  );
}
