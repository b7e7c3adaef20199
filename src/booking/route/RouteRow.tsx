import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SortHandle } from '../../admin/sorting/SortHandle.tsx';
import { useSortableRow } from '../../admin/sorting/useSortableRow.ts';
import { AddressField } from './AddressField.tsx';
import type { KnownPlaces } from './addressOptions.ts';
import { fieldId, handleId, removeId, type RouteStop } from './routeStops.ts';

interface RouteRowProps {
  stop: RouteStop;
  label: string;
  known: KnownPlaces;
  isMovable: boolean;
  onChosen: () => void;
  onRemove: () => void;
  /** The position of this address, and the number of addresses. */
  place: { at: number; of: number };
  onMove: (by: -1 | 1) => void;
  /** What stands between this address and the next one. */
  children?: ReactNode;
}

/** The height of the text box, and the distance to its label. */
const BESIDE_INPUT = { mt: 4, minWidth: { xs: 44, sm: 36 }, minHeight: 44 };

/** An address with its handle, and for a stop the button that takes it out. */
export function RouteRow(props: RouteRowProps) {
  const { stop, label, known, isMovable, place, onMove, onChosen, onRemove, children } = props;
  const translate = useTranslate();
  const { rowProps, handleProps, isDragging } = useSortableRow({
    id: stop.key,
    disabled: !isMovable,
    attributes: { roleDescription: translate('addresses.drag.role') },
    // The addresses change places, not the rows: there is nothing to glide into position.
    animateLayoutChanges: () => false,
  });
  return (
    <>
      <Box
        {...rowProps}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 0.5,
          bgcolor: 'background.paper',
          ...(isDragging ? { position: 'relative', zIndex: 3, boxShadow: 4, borderRadius: 2 } : {}),
        }}
      >
        {isMovable ? (
          <SortHandle
            {...handleProps}
            place={place}
            onMove={onMove}
            id={handleId(stop.key)}
            aria-label={translate('addresses.drag.handle', { field: label })}
            sx={{ ...BESIDE_INPUT, ml: -1 }}
          />
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <AddressField
            id={fieldId(stop.key)}
            field={stop.field}
            use={stop.use}
            path={stop.path}
            label={label}
            known={known}
            onChosen={onChosen}
          />
        </Box>
        {stop.use === 'stop' ? (
          <IconButton
            id={removeId(stop.key)}
            aria-label={translate('addresses.removeStop', { number: stop.number })}
            onClick={onRemove}
            sx={BESIDE_INPUT}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        ) : isMovable ? (
          <Box sx={BESIDE_INPUT} />
        ) : null}
      </Box>
      {children}
    </>
  );
}
