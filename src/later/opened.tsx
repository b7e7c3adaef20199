import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { partOf, type Part } from './parts.ts';
import { Loading } from './Loading.tsx';

interface Opening {
  /** For a menu, a popover, a drawer or the bubble of a tooltip. */
  open?: boolean;
  /** For a component that unfolds or grows. */
  in?: boolean;
}

type Opened = Record<string, ComponentType<Opening>>;
type Place = (props: Opening) => ReactElement | null;

/** The bubble of a tooltip: nobody pressed anything, so nobody misses it. */
const BUBBLE = 'Popper';

/** A component with neither is open as long as it is rendered. */
const isOpen = ({ open, in: isUnfolded }: Opening): boolean => open ?? isUnfolded ?? true;
const never = () => () => undefined;

function placeOf(part: Part<Opened>, name: string): Place {
  return function OpenedLater(props: Opening) {
    const isWanted = isOpen(props);
    const [isFromStart] = useState(isWanted);
    const [wasWanted, setWanted] = useState(isWanted);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    if (isWanted && !wasWanted) setWanted(true);
    // A list has dozens of closed ones, which need not render again when the code arrives.
    const parts = useSyncExternalStore(wasWanted ? part.subscribe : never, part.get);
    useEffect(() => {
      if (!isWanted) return undefined;
      let isClosed = false;
      part.fetch().catch((error: unknown) => {
        if (!isClosed) setFailure({ error });
      });
      return () => {
        isClosed = true;
      };
    }, [isWanted]);
    // As for every part that was pressed for and cannot be loaded, the page says so.
    if (failure && name !== BUBBLE) throw failure.error;
    if (!wasWanted) return null;
    if (!parts) return isWanted && name !== BUBBLE ? createElement(Loading) : null;
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
  const part = partOf(load, { isUrgent: true });
  return Object.fromEntries(names.map((name) => [name, placeOf(part, name)]));
}
