import HandleIcon from '@mui/icons-material/DragIndicatorRounded';
import { IconButton, type IconButtonProps } from '@mui/material';

/** What a row is taken hold of by. Takes the `handleProps` of `useSortableRow`. */
export const SortHandle = ({ sx, ...props }: IconButtonProps) => (
  <IconButton
    {...props}
    sx={[
      { borderRadius: 1, cursor: 'grab', touchAction: 'none' },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <HandleIcon fontSize="small" />
  </IconButton>
);
