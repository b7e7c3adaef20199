import L from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import type { Tokens } from '../../contract/core/tokens.ts';

// A separate module, loaded only where an operator has vector tiles: it is as large as the map.

/** The tiles of a PMTiles file in the colours of a mode, with names in the page's language. */
export function vectorTiles(url: string, attribution: string, mode: Tokens['mode']): L.GridLayer {
  // The library expects Leaflet there.
  Object.assign(window, { L });
  const [lang = 'en'] = (document.documentElement.lang || 'en').split('-');
  return leafletLayer({ url, attribution, flavor: mode, lang }) as unknown as L.GridLayer;
}
