import { AttributionControl, TileLayer } from 'react-leaflet';
import type { Tokens } from '../../contract/core/tokens.ts';
import { isVectorTiles } from '../../contract/map/tileUrl.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { SchematicLayer } from './schematic/SchematicLayer.tsx';
import type { TilesFail } from './useTilesFail.ts';
import { VectorTileLayer } from './VectorTileLayer.tsx';

interface MapGroundProps {
  mode: Tokens['mode'];
  tiles: TilesFail;
  /** Said before the sources while the map is schematic. */
  schematicText: string;
}

/** The background of a map: tiles, or a schematic map where there are none. */
export function MapGround({ mode, tiles, schematicText }: MapGroundProps) {
  const { tileUrl, tileAttribution } = pageConfig();
  const prefix = tiles.haveFailed && schematicText;
  return (
    <>
      {/* It takes its prefix only when it is made. */}
      <AttributionControl key={String(prefix)} position="bottomleft" prefix={prefix} />
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
