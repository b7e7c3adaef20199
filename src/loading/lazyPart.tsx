import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { connection } from '../connection/connection.ts';
import { Loading } from './Loading.tsx';
import { LoadFailed, LoadFailedNearPress } from './LoadFailed.tsx';
import { withNeeded } from './needed.tsx';
import { NoConnection, type Failure } from './failure.ts';
import { partOf } from './parts.ts';

interface LazyOptions<P> {
  /** False for what few users open and what is large: only drawing it loads it. */
  isPreloaded?: boolean;
  /** Shown while it loads, instead of a bar at the top of the window. */
  Meanwhile?: ComponentType<P>;
}

interface Closable {
  onClose: () => void;
}

type FailedProps<P> = Failure & { props: P };

/** As `load`, but asks for nothing without a connection: a browser does not repeat a failed import. */
async function whenConnected<T>(load: () => Promise<T>): Promise<T> {
  if (await connection.isStillLost()) throw new NoConnection();
  return load();
}
const asPart = <T,>(load: () => Promise<T>) => whenConnected(() => withNeeded(load));

function declarePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isPreloaded = true, Meanwhile = Loading }: LazyOptions<P>,
  Failed: ComponentType<FailedProps<P>>,
): (props: P) => React.JSX.Element {
  const part = partOf(() => asPart(load), { isPreloaded });
  interface DrawnProps {
    props: P;
    onRetry: () => void;
  }
  type Drawn = ComponentType<DrawnProps>;
  const asDrawn = (Loaded: ComponentType<P>): Drawn => {
    return ({ props }) => createElement(Loaded, props);
  };
  const begin = (): Drawn => {
    const loaded = part.get();
    if (loaded) return asDrawn(loaded);
    // Not `use`: under the `act` of a test, React forgets to draw what waits with it.
    return lazy(() =>
      part.fetch().then(
        (Loaded) => ({ default: asDrawn(Loaded) }),
        (error: unknown) => ({
          default: (props: DrawnProps) => createElement(Failed, { error, ...props }),
        }),
      ),
    );
  };
  return function Later(props: P) {
    // Kept outside of what waits for it, so that it is requested once and a failure is shown.
    const [Drawn, setDrawn] = useState(begin);
    return (
      <Suspense fallback={createElement(Meanwhile, props)}>
        <Drawn props={props} onRetry={() => setDrawn(begin)} />
      </Suspense>
    );
  };
}

const FailedInPlace = ({ error, onRetry }: Failure) => (
  <LoadFailed error={error} onRetry={onRetry} />
);
const FailedToOpen = ({ error, onRetry, props }: FailedProps<Closable>) => (
  <LoadFailedNearPress error={error} onRetry={onRetry} onClose={props.onClose} />
);

/**
 * A part of a page that is not needed when the page opens: an editor, the details of a row. Its code
 * is loaded once the page has its data or the user is about to act (`preloadParts`), or else by the
 * press that opens it. A loaded part is drawn immediately; in the place of one that cannot be loaded,
 * a message says so.
 * @example export const TripDetails = lazyPart(async () => (await import('./TripDetails.tsx')).TripDetails);
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyOptions<P> = {},
) => declarePart(load, options, FailedInPlace);

/**
 * The same for a part that has no place in the page, such as a dialog. If it cannot be loaded, a
 * message next to what was pressed says so.
 * @example const CancelTrip = lazyDialog(async () => (await import('./CancelTrip.tsx')).CancelTrip);
 */
export const lazyDialog = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  options: LazyOptions<P & Closable> = {},
) => declarePart<P & Closable>(load, options, FailedToOpen);

/**
 * The same for a part that is visible from the start: until its code is loaded, which drawing it
 * does not cause, a simpler component is shown in its place.
 * @param isPressed whether the simpler component was pressed. If the code cannot be loaded then, a
 * message next to it says so.
 */
export function lazyInPlace<P extends object>(
  load: () => Promise<ComponentType<P>>,
  InItsPlace: ComponentType<P>,
  isPressed: (props: P) => boolean,
): (props: P) => React.JSX.Element {
  const part = partOf(() => asPart(load));
  return function LazyInPlace(props: P) {
    const shown = useSyncExternalStore(part.subscribe, part.get) ?? InItsPlace;
    const [failure, setFailure] = useState<Failure | null>(null);
    const isWanted = isPressed(props);
    useEffect(() => {
      const request = (): void => {
        setFailure(null);
        part.fetch().catch((error: unknown) => {
          const pressed = document.activeElement;
          setFailure({
            error,
            onRetry() {
              // The part that replaces it gets the focus if it has it.
              if (pressed instanceof HTMLElement) pressed.focus();
              request();
            },
          });
        });
      };
      if (isWanted) request();
    }, [isWanted]);
    return (
      <>
        {createElement(shown, props)}
        {failure && <LoadFailedNearPress {...failure} onClose={() => setFailure(null)} />}
      </>
    );
  };
}
