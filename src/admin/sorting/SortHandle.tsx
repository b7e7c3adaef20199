import HandleIcon from '@mui/icons-material/DragIndicatorRounded';
import { IconButton, Menu, MenuItem, type IconButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface SortHandleProps extends IconButtonProps {
  /** The position of the row, and the number of rows. */
  place: { at: number; of: number };
  /** Moves the row by one place. */
  onMove: (by: -1 | 1) => void;
}

/**
 * The handle by which a row is dragged. Takes the `handleProps` of `useSortableRow`. Pressed
 * without dragging, it offers the next places, because not everybody can hold a button down and
 * move.
 */
export function SortHandle({ sx, place, onMove, ...props }: SortHandleProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const move = (by: -1 | 1) => () => {
    close();
    onMove(by);
  };
  return (
    <>
      <IconButton
        {...props}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[
          { borderRadius: 1, cursor: 'grab', touchAction: 'none' },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        <HandleIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem disabled={place.at === 0} onClick={move(-1)}>
          {translate('common.moveUp')}
        </MenuItem>
        <MenuItem disabled={place.at === place.of - 1} onClick={move(1)}>
          {translate('common.moveDown')}
        </MenuItem>
      </Menu>
    </>
  );
}
