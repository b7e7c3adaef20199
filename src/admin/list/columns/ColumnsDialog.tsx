import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SubmitButton } from '../../dialogs/SubmitButton.tsx';
import { useBackCloses } from '../../dialogs/useBackCloses.ts';
import { SortHandle } from '../../sorting/SortHandle.tsx';
import { useSortableRow } from '../../sorting/useSortableRow.ts';
import { useSortSensors } from '../../sorting/useSortSensors.ts';

interface RowProps {
  column: string;
  name: string;
  isShown: boolean;
  onToggle: () => void;
  /** The column's position, and the number of columns. */
  place: { at: number; of: number };
  onMove: (by: -1 | 1) => void;
}

function ColumnRow({ column, name, isShown, onToggle, place, onMove }: RowProps) {
  const translate = useTranslate();
  const { rowProps, handleProps, isDragging } = useSortableRow({ id: column });
  return (
    <Box
      component="li"
      {...rowProps}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        boxShadow: isDragging ? 3 : undefined,
        borderRadius: 1,
      }}
    >
      <SortHandle
        {...handleProps}
        place={place}
        onMove={onMove}
        aria-label={translate('lists.columns.drag', { name })}
        sx={{ width: 44, height: 44 }}
      />
      <FormControlLabel
        sx={{ flex: 1, m: 0 }}
        control={
          <Checkbox
            checked={isShown}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': translate('lists.columns.show', { name }) } }}
          />
        }
        label={name}
      />
    </Box>
  );
}

export interface ColumnsDialogProps<C extends string> {
  /** Every column that the list can have. */
  all: readonly C[];
  /** The columns that it has, in order. */
  columns: readonly C[];
  nameOf: (column: C) => string;
  /** Null stands for the list's default columns. */
  onApply: (columns: readonly C[] | null) => void;
  onClose: () => void;
}

/** Chooses which columns the list shows and in which order, by mouse, touch or keyboard. */
export default function ColumnsDialog<C extends string>(props: ColumnsDialogProps<C>) {
  const { all, columns, nameOf, onApply, onClose } = props;
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const [order, setOrder] = useState<C[]>(() => [
    ...columns,
    ...all.filter((column) => !columns.includes(column)),
  ]);
  const [shown, setShown] = useState<ReadonlySet<C>>(() => new Set(columns));
  const [isDragging, setDragging] = useState(false);
  const sensors = useSortSensors();
  useBackCloses(onClose);
  const chosen = order.filter((column) => shown.has(column));
  const move = ({ active, over }: DragEndEvent): void => {
    if (!over || active.id === over.id) return;
    setOrder((current) =>
      arrayMove(current, current.indexOf(active.id as C), current.indexOf(over.id as C)),
    );
  };
  const tell = (active: unknown, over: unknown) =>
    translate('lists.columns.moved', {
      name: nameOf(active as C),
      position: order.indexOf(over as C) + 1,
      all: order.length,
    });
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // While a column is being moved, Escape only puts it back.
        if (!isDragging || reason !== 'escapeKeyDown') onClose();
      }}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: 440 } } }}
    >
      <DialogTitle id={titleId}>{translate('lists.columns.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} variant="body2" sx={{ mb: 1 }}>
          {translate('lists.columns.hint')}
        </DialogContentText>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragStart={() => setDragging(true)}
          onDragCancel={() => setDragging(false)}
          onDragEnd={(event) => {
            setDragging(false);
            move(event);
          }}
          accessibility={{
            screenReaderInstructions: { draggable: translate('lists.columns.hint') },
            announcements: {
              onDragStart: ({ active }) => tell(active.id, active.id),
              onDragOver: ({ active, over }) => (over ? tell(active.id, over.id) : undefined),
              onDragEnd: ({ active, over }) => (over ? tell(active.id, over.id) : undefined),
              onDragCancel: ({ active }) => tell(active.id, active.id),
            },
          }}
        >
          <SortableContext items={order} strategy={verticalListSortingStrategy}>
            <Box
              component="ul"
              data-problem={chosen.length === 0 || undefined}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {order.map((column, at) => (
                <ColumnRow
                  key={column}
                  column={column}
                  name={nameOf(column)}
                  isShown={shown.has(column)}
                  place={{ at, of: order.length }}
                  onMove={(by) => setOrder((current) => arrayMove(current, at, at + by))}
                  onToggle={() =>
                    setShown((current) => {
                      const next = new Set(current);
                      if (!next.delete(column)) next.add(column);
                      return next;
                    })
                  }
                />
              ))}
            </Box>
          </SortableContext>
        </DndContext>
      </DialogContent>
      {chosen.length === 0 && (
        <Typography variant="body2" color="error" role="alert" sx={{ px: 3, pt: 1.5 }}>
          {translate('lists.columns.oneNeeded')}
        </Typography>
      )}
      <DialogActions>
        <Button onClick={() => onApply(null)} sx={{ mr: 'auto' }}>
          {translate('lists.columns.reset')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <SubmitButton
          isReady={chosen.length > 0}
          onClick={() => {
            if (chosen.length > 0) onApply(chosen);
          }}
        >
          {translate('lists.columns.apply')}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
