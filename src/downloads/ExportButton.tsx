import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { plainIcon } from '../theme/plainIcon.tsx';
import { Tip } from '../admin/tooltips/Tip.tsx';

const EXPORT = plainIcon(ExportIcon);

/** Opens the dialog that asks what of a list is wanted and as which file. */
export const ExportButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Tip title={label}>
    <button
      type="button"
      className="icon-button icon-button-medium"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {EXPORT}
    </button>
  </Tip>
);
