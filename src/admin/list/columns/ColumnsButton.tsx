import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyDialog } from '../../../loading/lazyPart.tsx';
import type { ColumnsDialogProps } from './ColumnsDialog.tsx';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import { Tip } from '../../tooltips/Tip.tsx';

// Drag and drop is only loaded by a press.
const ColumnsDialog = lazyDialog(async () => (await import('./ColumnsDialog.tsx')).default, {
  isPreloaded: false,
}) as <C extends string>(props: ColumnsDialogProps<C>) => React.JSX.Element;

const COLUMNS = plainIcon(ColumnsIcon);

export interface ColumnsButtonProps<C extends string> extends Pick<
  ColumnsDialogProps<C>,
  'all' | 'columns' | 'nameOf'
> {
  /** Null stands for the list's default columns. */
  onChange: (columns: readonly C[] | null) => void;
}

/**
 * The button that chooses a list's columns and their order. Cards, which replace a table that does
 * not fit, have none.
 */
export function ColumnsButton<C extends string>({ onChange, ...shared }: ColumnsButtonProps<C>) {
  const translate = useTranslate();
  const hasColumns = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [isOpen, setOpen] = useState(false);
  if (!hasColumns) return null;
  const label = translate('lists.columns.open');
  return (
    <>
      <Tip title={label}>
        <button
          type="button"
          className="icon-button icon-button-medium"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {COLUMNS}
        </button>
      </Tip>
      {isOpen && (
        <ColumnsDialog
          {...shared}
          onClose={() => setOpen(false)}
          onApply={(columns) => {
            setOpen(false);
            onChange(columns);
          }}
        />
      )}
    </>
  );
}
