import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import type { MouseEvent } from 'react';
import { plainIcon } from '../theme/plainIcon.tsx';
import { Tip } from '../admin/tooltips/Tip.tsx';

const EXPORT = plainIcon(ExportIcon);

interface ExportButtonProps {
  label: string;
  popup?: 'dialog' | 'menu';
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Opens what asks which part of a list is wanted and as which file. */
export const ExportButton = ({ label, popup = 'dialog', onClick }: ExportButtonProps) => (
  <Tip title={label}>
    <button
      type="button"
      className="icon-button icon-button-medium"
      aria-label={label}
      aria-haspopup={popup}
      onClick={onClick}
    >
      {EXPORT}
    </button>
  </Tip>
);
