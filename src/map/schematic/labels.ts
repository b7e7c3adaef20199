import type { MapFeature } from '../../../contract/map/pieces.ts';

/** A box on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A feature at its place on the screen, with the size of its name. */
export interface Candidate {
  feature: MapFeature;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawn parts of a feature: its mark, and its name where there was room for it. */
export interface Placed {
  candidate: Candidate;
  /** The place of the name; null if there was no room. */
  name: Box | null;
}

/** Half the size of a mark, by kind of feature; 0 for features that are only a name. */
export const MARK_RADIUS: Record<MapFeature['kind'], number> = {
  town: 0,
  district: 0,
  airport: 9,
  terminal: 4,
  station: 4,
  place: 3,
};
/** The most names in sight. */
const MOST_NAMES = 25;
/** The gap between two names, and between a mark and its name. */
const GAP = { names: 5, mark: 3 };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Where a name can be: on its place if it has no mark, otherwise next to, below or above it. */
function namePlaces({ feature, x, y, width, height }: Candidate): Box[] {
  const radius = MARK_RADIUS[feature.kind];
  if (radius === 0) return [boxAt(x - width / 2, y - height / 2, width, height)];
  const away = radius + GAP.mark;
  return [
    boxAt(x + away, y - height / 2, width, height),
    boxAt(x - away - width, y - height / 2, width, height),
    boxAt(x - width / 2, y + away, width, height),
    boxAt(x - width / 2, y - away - height, width, height),
  ];
}

/**
 * Chooses what is drawn in a view: the most important features first, without overlaps, and no name
 * that the edge would cut. A mark without room for its name is drawn alone; a name without a mark
 * is left out. More names than one can read are too many.
 * @param pins what stands above the map and would cover a name
 * @param seen the part of the view that is in sight, the whole of it by default
 */
export function placeNames(
  candidates: readonly Candidate[],
  view: Box,
  { pins = [], seen = view }: { pins?: readonly Box[]; seen?: Box } = {},
): Placed[] {
  const taken: Box[] = [...pins];
  let names = 0;
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  const isInside = (box: Box) =>
    box.left >= view.left &&
    box.right <= view.right &&
    box.top >= view.top &&
    box.bottom <= view.bottom;

  return candidates
    .toSorted((a, b) => b.feature.weight - a.feature.weight)
    .flatMap((candidate): Placed[] => {
      const radius = MARK_RADIUS[candidate.feature.kind];
      const mark = grown(boxAt(candidate.x, candidate.y, 0, 0), radius);
      if (radius > 0 && !isFree(mark)) return [];
      const name = namePlaces(candidate).find((box) => isInside(box) && isFree(box)) ?? null;
      const isSeen = overlap(name ?? mark, seen);
      if ((isSeen && names >= MOST_NAMES) || (!name && radius === 0)) return [];
      if (isSeen && name) names += 1;
      if (radius > 0) taken.push(grown(mark, 1));
      if (name) taken.push(grown(name, GAP.names));
      return [{ candidate, name }];
    });
}
