import { Tooltip, type TooltipProps } from '@mui/material';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { forget, hasOpened, isReached, openInTurn, type Point } from './restedTooltip.ts';

/** In place of a bubble that has not been needed yet: MUI's draws four components to show nothing. */
const NO_BUBBLE = { popper: () => null };

/**
 * The tooltip of something in a row. It covers the row below, so it lets the pointer through to
 * leave that row's clicks alone. It still stays open while the pointer is over it (WCAG 1.4.13),
 * which is worked out from the pointer's position, and closes on Escape, a press or when the
 * pointer leaves.
 */
export function RowTooltip(props: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasBubble, setBubble] = useState(false);
  const [show] = useState(() => () => {
    setBubble(true);
    setOpen(true);
  });
  const trigger = useRef<Element>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Whether the pointer has left the trigger and is being followed. */
  const hasLeft = useRef(false);

  const isUnder = useCallback(
    (point: Point): boolean =>
      box.current !== null &&
      trigger.current !== null &&
      isReached(
        point,
        box.current.getBoundingClientRect(),
        trigger.current.getBoundingClientRect(),
      ),
    [],
  );

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const follow = (event: PointerEvent) => {
      if (event.target instanceof Node && trigger.current?.contains(event.target)) {
        hasLeft.current = false;
      } else if (hasLeft.current && !isUnder(event)) {
        close();
      }
    };
    const leavePage = () => {
      if (hasLeft.current) close();
    };
    const { documentElement: page } = document;
    hasLeft.current = false;
    document.addEventListener('pointermove', follow);
    // Also on its own button: whatever that opens covers the button, and the pointer may stay where
    // it is.
    document.addEventListener('pointerdown', close);
    page.addEventListener('pointerleave', leavePage);
    const hasClosed = hasOpened(isUnder);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerdown', close);
      page.removeEventListener('pointerleave', leavePage);
      hasClosed();
    };
  }, [isOpen, isUnder]);

  const onOpen = ({ nativeEvent }: SyntheticEvent) => {
    if (nativeEvent instanceof MouseEvent) openInTurn(nativeEvent, show);
    else show();
  };
  const onClose = (event: SyntheticEvent | Event) => {
    const left = 'nativeEvent' in event ? event.nativeEvent : event;
    hasLeft.current = left instanceof MouseEvent && isUnder(left);
    if (!hasLeft.current) setOpen(false);
  };
  return (
    <Tooltip
      {...props}
      ref={trigger}
      disableInteractive
      open={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      onMouseLeave={() => forget(show)}
      slots={hasBubble ? {} : NO_BUBBLE}
      slotProps={{ tooltip: { ref: box } }}
    />
  );
}
