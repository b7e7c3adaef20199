import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface ConfirmLeavingProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving a dialog in which something was typed. */
export function ConfirmLeaving({ onStay, onLeave }: ConfirmLeavingProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('resources.form.leaveTitle')}
      keepLabel={translate('resources.form.stay')}
      confirmLabel={translate('resources.form.leave')}
      isDangerous
      onKeep={onStay}
      onConfirm={onLeave}
    >
      {translate('resources.form.leaveText')}
    </ConfirmDialog>
  );
}
