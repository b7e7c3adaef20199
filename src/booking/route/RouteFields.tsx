import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_WAYPOINTS } from '../../../contract/booking/request.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useSortSensors } from '../../admin/sorting/useSortSensors.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { focusOn } from '../focus.ts';
import { fieldId, handleId, removeId, routeStopsOf, withoutText } from './routeStops.ts';
import { useKnownPlaces } from './useKnownPlaces.ts';
import { useDragTexts } from './useDragTexts.ts';
import { RouteButtons } from './RouteButtons.tsx';
import { RouteRow } from './RouteRow.tsx';

export interface RouteFieldsProps {
  /** Whether the first open address takes the focus as soon as it appears. */
  takesFocus?: boolean;
  /** Moves focus on to what comes after the addresses. */
  onDone: () => void;
}

/**
 * Pickup, stops and dropoff. Once there are stops, the addresses can be reordered by dragging or
 * with the keyboard.
 */
export function RouteFields({ takesFocus = false, onDone }: RouteFieldsProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const known = useKnownPlaces();
  const sensors = useSortSensors();
  const [said, setSaid] = useState('');
  // Without the typed texts: each row reads the text of its own address.
  const stops = useDraft(({ draft }) => routeStopsOf(draft).map(withoutText));
  const keys = stops.map(({ key }) => key);
  const labels = stops.map(({ use, number }) => translate(`addresses.${use}`, { number }));
  const accessibility = useDragTexts(keys, labels);
  const hasStops = stops.length > 2;
  const canHaveStops = pageConfig().features.includes('address-vias');
  const isFull = stops.length - 2 >= MAX_WAYPOINTS;
  const moreStops = canHaveStops ? (isFull ? 'full' : 'more') : 'none';

  /** After a choice, moves the focus to the first address that is still open. */
  const goOn = (from?: string) => (): void => {
    const next = stops.find(({ key, address }) => key !== from && !address.place);
    if (next) focusOn(fieldId(next.key));
    else onDone();
  };
  const [start] = useState(() => (takesFocus ? goOn() : null));
  useEffect(() => start?.(), [start]);

  const addStop = (): void => {
    const key = crypto.randomUUID();
    dispatch({ type: 'stopAdded', key });
    requestAnimationFrame(() => focusOn(fieldId(key)));
  };
  const removeStop = (at: number): void => {
    const { key } = stops[at]!;
    dispatch({ type: 'stopRemoved', key });
    setSaid(translate('addresses.removed', { field: labels[at] }));
    // The button that had the focus is gone, so the button of the next stop or the dropoff takes
    // it.
    const next = [stops[at + 1], stops[at - 1]].find((one) => one?.use === 'stop');
    requestAnimationFrame(() => focusOn(next ? removeId(next.key) : fieldId('destination')));
  };
  const swap = (): void => {
    dispatch({ type: 'swapped' });
    setSaid(translate('addresses.swapped'));
  };
  const move = (from: number, to: number): void => {
    dispatch({ type: 'addressMoved', from, to });
    // The handle stays where it was; the focus goes with the address.
    requestAnimationFrame(() => focusOn(handleId(keys[to]!)));
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const from = keys.indexOf(String(active.id));
    const to = over ? keys.indexOf(String(over.id)) : -1;
    if (to >= 0 && to !== from) move(from, to);
  };
  const onMove = (from: number) => (by: -1 | 1) => {
    move(from, from + by);
    const place = { position: from + by + 1, total: keys.length };
    setSaid(translate('addresses.drag.over', { field: labels[from], ...place }));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <DndContext
        sensors={sensors}
        accessibility={{ ...accessibility, restoreFocus: false }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {stops.map((stop, at) => (
            <RouteRow
              key={stop.key}
              stop={stop}
              label={labels[at] ?? ''}
              known={known}
              isMovable={hasStops}
              onChosen={goOn(stop.key)}
              onRemove={() => removeStop(at)}
              place={{ at, of: stops.length }}
              onMove={onMove(at)}
            >
              {at === stops.length - 2 ? (
                <RouteButtons stops={moreStops} onAdd={addStop} onSwap={swap} />
              ) : null}
            </RouteRow>
          ))}
        </SortableContext>
      </DndContext>
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
