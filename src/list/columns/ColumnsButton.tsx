import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnsDialogProps } from './ColumnsDialog.tsx';

// Drag and drop is loaded by a press.
const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx')) as <C extends string>(
  props: ColumnsDialogProps<C>,
) => React.JSX.Element;

interface ColumnsButtonProps<C extends string> extends Pick<
  ColumnsDialogProps<C>,
  'all' | 'columns' | 'nameOf'
> {
  /** Null: those that the list starts with. */
  onChange: (columns: readonly C[] | null) => void;
}

/** Which columns a list has, and in which order. Cards, where a table does not fit, have none. */
export function ColumnsButton<C extends string>({ onChange, ...shared }: ColumnsButtonProps<C>) {
  const translate = useTranslate();
  const hasColumns = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [isOpen, setOpen] = useState(false);
  if (!hasColumns) return null;
  const label = translate('lists.columns.open');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnsDialog
            {...shared}
            onClose={() => setOpen(false)}
            onApply={(columns) => {
              setOpen(false);
              onChange(columns);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
