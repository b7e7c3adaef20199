import { Tooltip, type TooltipProps, useForkRef } from '@mui/material';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { forget, hasOpened, isReached, openInTurn, type Point } from './restedTooltip.ts';
import type { Listeners } from './Tip.tsx';

interface StandInProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  onListeners: (listeners: Listeners, standIn: HTMLElement | null) => void;
}

/** The child of MUI's tooltip in place of the trigger; hands over the listeners that it gets. */
function StandIn({ ref, onListeners, ...props }: StandInProps) {
  const own = useRef<HTMLElement>(null);
  const both = useForkRef(own, ref);
  useEffect(() => onListeners(props as Listeners, own.current));
  return (
    <span
      {...props}
      ref={both}
      hidden
      title={undefined}
      aria-label={undefined}
      aria-describedby={undefined}
    />
  );
}

export interface BubbleProps extends Omit<TooltipProps, 'children' | 'slotProps'> {
  trigger: Element;
  /** Receives what MUI's tooltip does at the events of its trigger. */
  onListeners: (listeners: Listeners, standIn: HTMLElement | null) => void;
  onShown?: ((isShown: boolean) => void) | undefined;
}

/** MUI's tooltip of a trigger that is not its child. */
export function Bubble({ trigger, onListeners, onShown, ...props }: BubbleProps) {
  return (
    <Tooltip
      {...props}
      onOpen={() => onShown?.(true)}
      onClose={() => onShown?.(false)}
      slotProps={{ popper: { anchorEl: trigger } }}
    >
      <StandIn onListeners={onListeners} />
    </Tooltip>
  );
}

/**
 * The same for a tooltip that covers something, mostly the row below. It lets the pointer through to leave
 * the clicks there alone. It still stays open while the pointer is over it (WCAG 1.4.13), which is
 * worked out from the pointer's position, and closes on Escape, a press or when the pointer leaves.
 */
export function RowBubble({ trigger, onListeners, onShown, ...props }: BubbleProps) {
  const [isOpen, setOpen] = useState(false);
  const [show] = useState(() => () => setOpen(true));
  const box = useRef<HTMLDivElement>(null);
  /** Whether the pointer has left the trigger and is being followed. */
  const hasLeft = useRef(false);

  const isUnder = useCallback(
    (point: Point): boolean =>
      box.current !== null &&
      isReached(point, box.current.getBoundingClientRect(), trigger.getBoundingClientRect()),
    [trigger],
  );

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const follow = (event: PointerEvent) => {
      if (event.target instanceof Node && trigger.contains(event.target)) {
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
  }, [isOpen, isUnder, trigger]);

  useEffect(() => onShown?.(isOpen), [isOpen, onShown]);

  const open = ({ nativeEvent }: SyntheticEvent) => {
    if (nativeEvent instanceof MouseEvent) openInTurn(nativeEvent, show);
    else show();
  };
  const leave = (event: SyntheticEvent | Event) => {
    const left = 'nativeEvent' in event ? event.nativeEvent : event;
    hasLeft.current = left instanceof MouseEvent && isUnder(left);
    if (!hasLeft.current) setOpen(false);
  };
  return (
    <Tooltip
      {...props}
      disableInteractive
      open={isOpen}
      onOpen={open}
      onClose={leave}
      onMouseLeave={() => forget(show)}
      slotProps={{ popper: { anchorEl: trigger }, tooltip: { ref: box } }}
    >
      <StandIn onListeners={onListeners} />
    </Tooltip>
  );
}
