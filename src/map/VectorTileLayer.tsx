import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Tokens } from '../../contract/core/tokens.ts';
import { readsInParts } from '../../contract/map/tileUrl.ts';

const PATIENCE_MS = 15_000;

interface VectorTileLayerProps {
  url: string;
  attribution: string;
  mode: Tokens['mode'];
  /** The file cannot be read. */
  onFail: () => void;
}

/** Vector tiles, once it is known that they can be read; their renderer loads meanwhile. */
export function VectorTileLayer({ url, attribution, mode, onFail }: VectorTileLayerProps) {
  const map = useMap();
  useEffect(() => {
    const leaving = new AbortController();
    let remove = () => {};
    const show = async () => {
      const patience = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const [{ vectorTiles }, isThere] = await Promise.all([
        import('./vectorTiles.ts'),
        readsInParts(url, patience),
      ]);
      if (leaving.signal.aborted) return;
      if (!isThere) {
        onFail();
        return;
      }
      const layer = vectorTiles(url, attribution, mode).addTo(map);
      remove = () => void layer.remove();
    };
    show().catch(() => {
      if (!leaving.signal.aborted) onFail();
    });
    return () => {
      leaving.abort();
      remove();
    };
  }, [map, url, attribution, mode, onFail]);
  return null;
}
