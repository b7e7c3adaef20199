import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Failed } from '../../../failures/Failed.tsx';
import { personalFields } from '../../../../contract/core/history.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { ConfirmDialog } from '../../../admin/dialogs/ConfirmDialog.tsx';
import { useGrants } from '../../../authProvider/useGrant.ts';
import { eraseHistory } from './historyCalls.ts';

interface EraseHistoryProps {
  declaration: AnyResource;
  id: string;
}

/** Erases personal values from a history, after a question, for users who may delete the row. */
export function EraseHistory({ declaration, id }: EraseHistoryProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { may } = useGrants(declaration);
  const [isAsking, setAsking] = useState(false);
  const erasing = useMutation({
    mutationFn: () => eraseHistory(declaration.name, id),
    onSuccess: async () => {
      setAsking(false);
      notify('history.erased', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: [declaration.name, 'history', id] });
    },
  });
  if (!may('delete') || personalFields(declaration).length === 0) return null;
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {translate('history.erase')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('history.eraseTitle')}
        isBusy={erasing.isPending}
        failure={erasing.error && <Failed error={erasing.error} otherwise="history.eraseFailed" />}
        keepLabel={translate('common.cancel')}
        confirmLabel={translate('history.eraseConfirm')}
        isDangerous
        onKeep={() => setAsking(false)}
        onConfirm={() => erasing.mutate()}
      >
        {translate('history.eraseText')}
      </ConfirmDialog>
    </>
  );
}
