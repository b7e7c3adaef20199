import type { SvgIconComponent } from '@mui/icons-material';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import { Tip } from '../../tooltips/Tip.tsx';

interface RowButtonProps {
  icon: SvgIconComponent;
  /** What it does, for a tooltip. */
  tip: string;
  /** What it does and in which row, for screen readers. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** An icon button of a row: a plain element (`theme/iconButtons.ts`), because each row has some. */
export function RowButton({ icon, tip, label, disabled, onClick }: RowButtonProps) {
  return (
    <Tip letsThrough title={tip}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {plainIcon(icon)}
      </button>
    </Tip>
  );
}
