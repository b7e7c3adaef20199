import { AttributionControl, TileLayer } from 'react-leaflet';
import type { Tokens } from '../../contract/core/tokens.ts';
import { isVectorTiles } from '../../contract/map/tileUrl.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { SchematicLayer } from './schematic/SchematicLayer.tsx';
import type { TilesFail } from './useTilesFail.ts';
import { VectorTileLayer } from './VectorTileLayer.tsx';

/** The background of a map: tiles, or a schematic map where there are none. */
export function MapGround({ mode, tiles }: { mode: Tokens['mode']; tiles: TilesFail }) {
  const { tileUrl, tileAttribution } = pageConfig();
  return (
    <>
      <AttributionControl position="bottomleft" prefix={false} />
      {tiles.haveFailed ? (
        <SchematicLayer mode={mode} />
      ) : isVectorTiles(tileUrl) ? (
        <VectorTileLayer
          url={tileUrl}
          attribution={tileAttribution}
          mode={mode}
          onFail={tiles.fail}
        />
      ) : (
        <TileLayer
          url={tileUrl}
          attribution={tileAttribution}
          className="map-tiles"
          eventHandlers={tiles.handlers}
          // Tile servers want to know which site asks; the page's address stays secret.
          referrerPolicy="origin"
        />
      )}
    </>
  );
}
