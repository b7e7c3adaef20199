import type { TooltipProps } from '@mui/material';
import {
  cloneElement,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { useEvent } from 'react-admin';
import { Bubble, RowBubble } from './bubbles.tsx';

type TipEvent = SyntheticEvent<Element>;

/** The events of the trigger with which MUI's tooltip opens and closes. */
const EVENTS = [
  'onMouseOver',
  'onMouseLeave',
  'onFocus',
  'onBlur',
  'onTouchStart',
  'onTouchEnd',
] as const;
type EventName = (typeof EVENTS)[number];
export type Listeners = Partial<Record<EventName, (event: TipEvent) => void>>;

/** The events that may open it. */
const OPENING: ReadonlySet<EventName> = new Set(['onMouseOver', 'onFocus', 'onTouchStart']);

interface TipProps extends Pick<TooltipProps, 'enterDelay' | 'placement'> {
  /** Nothing is shown if it is empty. */
  title: string;
  /** The title describes the trigger, which has a name of its own. */
  describeChild?: boolean;
  /** The trigger. */
  children: ReactElement<HTMLAttributes<Element>>;
  /** It covers something that is pressed, such as the next row of a list, and lets the pointer through to it. */
  letsThrough?: boolean;
}

/**
 * MUI's tooltip, which comes when the pointer, a finger or the focus reaches its trigger. Drawn with
 * the trigger, it would draw that twice, and five components to show nothing; a list has dozens.
 */
export function Tip(props: TipProps) {
  const { title, describeChild = false, children, letsThrough = false, ...tooltip } = props;
  const id = useId();
  const [trigger, setTrigger] = useState<Element | null>(null);
  const [isShown, setShown] = useState(false);
  /** MUI's listeners; null until its tooltip is there. */
  const listeners = useRef<Listeners>(null);
  /** The event that came before the tooltip was there. */
  const missed = useRef<{ name: EventName; event: TipEvent }>(null);

  const passOn = (name: EventName) => (event: TipEvent) => {
    children.props[name]?.(event as never);
    const mayOpen = OPENING.has(name) && title !== '';
    if (mayOpen) setTrigger(event.currentTarget);
    if (listeners.current) listeners.current[name]?.(event);
    else missed.current = mayOpen ? { name, event } : null;
  };
  const listen = useEvent((present: Listeners, standIn: HTMLElement | null) => {
    listeners.current = present;
    if (!missed.current) return;
    const { name, event } = missed.current;
    missed.current = null;
    const copy = Object.create(event) as TipEvent;
    present[name]?.(Object.assign(copy, { currentTarget: standIn }));
  });
  const description = {
    // The browser's own tooltip, until there is another one.
    title: trigger ? undefined : title || undefined,
    'aria-describedby': isShown ? id : undefined,
  };
  const name = { 'aria-label': title || undefined };
  const Shown = letsThrough ? RowBubble : Bubble;
  return (
    <>
      {cloneElement(children, {
        ...(describeChild ? description : name),
        ...children.props,
        ...Object.fromEntries(EVENTS.map((event) => [event, passOn(event)])),
      })}
      {trigger && (
        <Shown
          {...tooltip}
          id={id}
          title={title}
          describeChild={describeChild}
          trigger={trigger}
          onListeners={listen}
          onShown={describeChild ? setShown : undefined}
        />
      )}
    </>
  );
}
