import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Failure } from './failure.ts';
import { Loading } from './Loading.tsx';
import { partOf, type Part } from './parts.ts';

interface Opening {
  /** For a menu, a popover, a drawer or the bubble of a tooltip. */
  open?: boolean;
  /** For a component that unfolds or grows. */
  in?: boolean;
  onClose?: (event: object, reason: 'escapeKeyDown') => void;
  children?: ReactNode;
}

type Opened = Record<string, ComponentType<Opening>>;
type Place = (props: Opening) => ReactNode;

interface Requests {
  /** Makes a request, or fails without one where it would be in vain. */
  request: <T>(load: () => Promise<T>) => Promise<T>;
  /** Says next to what was pressed that its code could not be loaded. */
  Failed: ComponentType<Failure & { onClose: () => void }>;
}

let requests: Requests | null = null;

/**
 * How code is requested, and what is shown when it cannot be loaded. This is not imported, because it
 * is made of components of MUI, and MUI imports this module.
 */
export function openedBy(given: Requests): void {
  requests = given;
}

/**
 * Nobody presses anything to see these, so nobody misses them until they are there. A badge is around
 * what it belongs to.
 */
const UNASKED = new Set(['Popper', 'Tooltip', 'Badge', 'CircularProgress', 'LinearProgress']);
const AROUND = 'Badge';
/** It has a trigger whose events decide whether its bubble is open. */
const WITH_TRIGGER = 'Tooltip';

/** A component with neither is open as long as it is rendered. */
const isOpen = (name: string, { open, in: isUnfolded }: Opening): boolean =>
  name === WITH_TRIGGER || (open ?? isUnfolded ?? true);
const never = () => () => undefined;

function placeOf(part: Part<Opened>, name: string): Place {
  return function OpenedLater(props: Opening) {
    const isWanted = isOpen(name, props);
    const [isFromStart] = useState(isWanted);
    const [wasWanted, setWanted] = useState(isWanted);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    if (isWanted && !wasWanted) setWanted(true);
    if (!isWanted && failure) setFailure(null);
    // A list has dozens of closed ones, which need not render again when the code arrives.
    const parts = useSyncExternalStore(wasWanted ? part.subscribe : never, part.get);
    useEffect(() => {
      if (!isWanted || failure) return undefined;
      let isClosed = false;
      part.fetch().catch((error: unknown) => {
        if (!isClosed) setFailure({ error });
      });
      return () => {
        isClosed = true;
      };
    }, [isWanted, failure]);
    if (!wasWanted) return null;
    if (!parts) {
      if (name === AROUND) return props.children;
      if (!isWanted || UNASKED.has(name)) return null;
      if (!failure) return createElement(Loading);
      // What unfolds does so at once.
      if (props.in !== undefined) return props.children;
      if (!requests) throw failure.error;
      const again = (): void => setFailure(null);
      return createElement(requests.Failed, {
        error: failure.error,
        onRetry: again,
        onClose() {
          again();
          props.onClose?.({}, 'escapeKeyDown');
        },
      });
    }
    const { [name]: Whole } = parts;
    if (!Whole) throw new Error(`There is no ${name} to open`);
    // The first time is animated like the others.
    const unfolds = props.in !== undefined && !isFromStart && { appear: true };
    return createElement(Whole, { ...props, ...unfolds });
  };
}

/**
 * Components that draw nothing until they open. Their code is loaded before that of other parts
 * (`later.tsx`). A component that is opened even earlier is drawn when its code arrives.
 */
export function opened(
  load: () => Promise<Opened>,
  names: readonly string[],
): Record<string, Place> {
  const part = partOf(() => (requests ? requests.request(load) : load()), { isUrgent: true });
  return Object.fromEntries(names.map((name) => [name, placeOf(part, name)]));
}
