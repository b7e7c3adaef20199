import L from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Tokens } from '../../../contract/core/tokens.ts';
import { piecesOf, type MapPiece } from '../../../contract/map/pieces.ts';
import { drawScene } from './draw.ts';
import { INKS } from './inks.ts';
import { readPiece } from './readPieces.ts';

/** How much is drawn beyond each edge, as a share of the view, ready for a drag. */
const MARGIN = 0.3;
/** The length of the equator in metres. */
const EQUATOR = 40_075_017;

const source = (name: string, licence: string) =>
  `<a href="https://${licence}" target="_blank" rel="noreferrer">${name}</a>`;
/** The sources of the data with their licences, which require it. Short enough for a phone. */
const CREDIT = `© ${[
  source('OpenStreetMap', 'www.openstreetmap.org/copyright'),
  source('GeoNames', 'creativecommons.org/licenses/by/4.0/'),
  source('Trainline', 'opendatacommons.org/licenses/odbl/1-0/'),
  source('Wikipedia', 'creativecommons.org/licenses/by-sa/4.0/'),
].join(', ')}`;

const boundsOf = (bounds: L.LatLngBounds) => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

/** Half the size of a pin with a little room around it. */
const PIN = 17;

/** Where the places of a trip are; taxis are too small to cover a name. */
function pinsOf(map: L.Map): L.Point[] {
  const pins: L.Point[] = [];
  map.eachLayer((layer) => {
    if (layer instanceof L.Marker && layer.getElement()?.classList.contains('map-stop'))
      pins.push(map.latLngToLayerPoint(layer.getLatLng()));
  });
  return pins;
}

/** Keeps a canvas below a map's marks, redrawn after each move. @returns what removes it */
function showSchematic(map: L.Map, mode: Tokens['mode']): () => void {
  const canvas = L.DomUtil.create('canvas', 'map-schematic leaflet-zoom-animated');
  map.getPane('tilePane')?.append(canvas);
  let pieces: MapPiece[] = [];
  let drawn: { corner: L.LatLng; zoom: number } | undefined;
  let asked = 0;
  let isGone = false;

  const draw = () => {
    const pen = canvas.getContext('2d');
    if (!pen || isGone) return;
    const size = map.getSize();
    const margin = size.multiplyBy(MARGIN).round();
    const whole = size.add(margin.multiplyBy(2));
    const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1));
    const scale = window.devicePixelRatio || 1;
    canvas.width = whole.x * scale;
    canvas.height = whole.y * scale;
    canvas.style.width = `${whole.x}px`;
    canvas.style.height = `${whole.y}px`;
    L.DomUtil.setPosition(canvas, corner);
    pen.scale(scale, scale);
    const zoom = map.getZoom();
    const { lat } = map.getCenter();
    drawn = { corner: map.layerPointToLatLng(corner), zoom };
    drawScene(
      {
        pen,
        ink: INKS[mode],
        font: getComputedStyle(map.getContainer()).fontFamily,
        zoom,
        view: { left: 0, top: 0, right: whole.x, bottom: whole.y },
        seen: {
          left: margin.x,
          top: margin.y,
          right: margin.x + size.x,
          bottom: margin.y + size.y,
        },
        pins: pinsOf(map).map(({ x, y }) => ({
          left: x - corner.x - PIN,
          top: y - corner.y - PIN,
          right: x - corner.x + PIN,
          bottom: y - corner.y + PIN,
        })),
        project: (latitude, longitude) =>
          map.latLngToLayerPoint([latitude, longitude]).subtract(corner),
        metersPerPixel: (EQUATOR * Math.cos((lat * Math.PI) / 180)) / 256 / 2 ** zoom,
        gridFrom: map.latLngToLayerPoint([0, 0]).subtract(corner),
      },
      pieces,
    );
  };

  const look = () => {
    draw();
    asked += 1;
    const mine = asked;
    const wanted = piecesOf(boundsOf(map.getBounds().pad(MARGIN)), map.getZoom());
    const read: MapPiece[] = [];
    let waitedFor = wanted.length;
    const isFirst = pieces.length === 0;
    const tell = () => canvas.setAttribute('aria-busy', String(waitedFor > 0));
    tell();
    // A piece that cannot be read is requested again at the next move.
    const settle = (piece?: MapPiece) => {
      waitedFor -= 1;
      if (mine !== asked || isGone) return;
      tell();
      if (piece) read.push(piece);
      // The old drawing stays until all pieces are there; an empty map shows each as it comes.
      if (read.length === 0 || (waitedFor > 0 && !isFirst)) return;
      pieces = [...read];
      draw();
    };
    for (const address of wanted) void readPiece(address).then(settle, () => settle());
  };

  // The same way in which Leaflet moves its own layers while it zooms.
  const follow = ({ center, zoom }: L.ZoomAnimEvent) => {
    if (!drawn) return;
    const pane = L.DomUtil.getPosition(map.getPane('mapPane')!);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
    const corner = map.project(drawn.corner, zoom).subtract(origin);
    L.DomUtil.setTransform(canvas, corner, map.getZoomScale(zoom, drawn.zoom));
  };

  // A pin comes or goes: names make room for it.
  const onPin = ({ layer }: L.LayerEvent) => {
    if (layer instanceof L.Marker) requestAnimationFrame(draw);
  };
  map.on('layeradd layerremove', onPin);
  map.on('moveend viewreset resize', look);
  map.on('zoomanim', follow);
  map.attributionControl?.addAttribution(CREDIT);
  look();
  return () => {
    isGone = true;
    map.off('layeradd layerremove', onPin);
    map.off('moveend viewreset resize', look);
    map.off('zoomanim', follow);
    map.attributionControl?.removeAttribution(CREDIT);
    canvas.remove();
  };
}

/** The map where no tiles are available, drawn from the gazetteer. */
export function SchematicLayer({ mode }: { mode: Tokens['mode'] }) {
  const map = useMap();
  useEffect(() => showSchematic(map, mode), [map, mode]);
  return null;
}
