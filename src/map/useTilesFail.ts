import { useCallback, useMemo, useRef, useState } from 'react';

/** Single tiles fail on good servers, too; after this many in a row and none loaded, none will. */
const FAILURES = 3;

/**
 * Whether the tile server cannot be reached. Pass `handlers` to a layer of single tiles; `fail` is
 * for a layer that detects it itself.
 */
export function useTilesFail() {
  const [haveFailed, setFailed] = useState(false);
  const counts = useRef({ failed: 0, loaded: 0 });
  const handlers = useMemo(
    () => ({
      tileerror: () => {
        counts.current.failed += 1;
        if (counts.current.failed >= FAILURES && counts.current.loaded === 0) setFailed(true);
      },
      tileload: () => {
        counts.current.loaded += 1;
      },
    }),
    [],
  );
  const fail = useCallback(() => setFailed(true), []);
  return { haveFailed, handlers, fail };
}

export type TilesFail = ReturnType<typeof useTilesFail>;
