import {
  EARLIEST_ZOOM,
  PIECE_LEVELS,
  pieceBounds,
  type MapFeature,
  type MapPiece,
  type PieceAddress,
} from '../../../contract/map/pieces.ts';
import { AIRPORT_TYPE } from '../../../contract/booking/geo.ts';
import { COASTS, waterIn } from './coast.ts';
import type { Place } from './place.ts';
import { loadPlaces } from './places.ts';

/** "Heathrow Airport Terminal 5" is a terminal of "Heathrow Airport". */
const TERMINAL = /^(.+? Airport) (.*Terminal.*)$/;

/** From which zoom a town is drawn, by its weight, which grows with the number of its people. */
const TOWNS: readonly (readonly [weight: number, from: number])[] = [
  [42, EARLIEST_ZOOM],
  [38.5, 5],
  [36.5, 6],
  [35, 7],
  [33, 8],
  [31.5, 9],
  [28.5, 10],
  [25, 11],
];
const SMALLEST_TOWN_FROM = 12;
/**
 * Towns come before other features of the same weight, because they show where one is on the map.
 */
const TOWN_BONUS = 8;

function kindAndZoom(place: Place): Pick<MapFeature, 'kind' | 'from'> | null {
  const { kind, names, types, weight } = place;
  if (kind === 'postcode') return null;
  if (kind === 'town') {
    const from = TOWNS.find(([least]) => weight >= least)?.[1] ?? SMALLEST_TOWN_FROM;
    return { kind: 'town', from };
  }
  if (kind === 'area') return { kind: 'district', from: 12 };
  if (types.includes(AIRPORT_TYPE)) {
    if (TERMINAL.test(names[0] ?? '')) return { kind: 'terminal', from: 12 };
    return { kind: 'airport', from: weight >= 50 ? 8 : 10 };
  }
  if (types.includes('train_station'))
    return { kind: 'station', from: kind === 'checked' ? 11 : 12 };
  return { kind: 'place', from: 13 };
}

function toFeature(place: Place): MapFeature[] {
  const drawn = kindAndZoom(place);
  const [name] = place.names;
  if (!drawn || name === undefined) return [];
  const { latitude, longitude } = place.coordinates;
  const weight = place.weight + (drawn.kind === 'town' ? TOWN_BONUS : 0);
  return [{ ...drawn, name, latitude, longitude, weight }];
}

/** Airports whose terminals alone are listed, placed in the middle of these. */
function airportsOf(terminals: readonly MapFeature[]): MapFeature[] {
  const byAirport = Map.groupBy(terminals, ({ name }) => TERMINAL.exec(name)?.[1] ?? name);
  return [...byAirport].map(([name, all]) => {
    const mean = (of: 'latitude' | 'longitude') =>
      Math.round((all.reduce((sum, one) => sum + one[of], 0) / all.length) * 1e5) / 1e5;
    const weight = Math.max(...all.map((one) => one.weight)) + 1;
    return {
      kind: 'airport',
      name,
      latitude: mean('latitude'),
      longitude: mean('longitude'),
      from: 7,
      weight,
    };
  });
}

let known: MapFeature[] | undefined;

/** Everything with a name on the map, by descending weight; read once per process. */
function allFeatures(): MapFeature[] {
  if (known) return known;
  const features = COASTS.flatMap(({ country }) => loadPlaces(country)).flatMap(toFeature);
  const airports = airportsOf(features.filter(({ kind }) => kind === 'terminal'));
  known = [...features, ...airports].toSorted((a, b) => b.weight - a.weight);
  return known;
}

/** What the schematic map draws for a square of the world: what the gazetteer knows there. */
export function mapPiece(address: PieceAddress): MapPiece {
  const bounds = pieceBounds(address);
  const until = PIECE_LEVELS.find(({ level }) => level === address.level)?.until ?? 0;
  // As fine as a pixel at the closest zoom that uses the piece, but no finer than the stored coast.
  const step = Math.max(1e-4, 360 / 2 ** until / 256);
  return {
    ...waterIn(bounds, step),
    features: allFeatures().filter(
      ({ latitude, longitude, from }) =>
        from <= until &&
        latitude >= bounds.south &&
        latitude < bounds.north &&
        longitude >= bounds.west &&
        longitude < bounds.east,
    ),
  };
}
