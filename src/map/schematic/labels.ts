import type { MapFeature } from '../../../contract/map/pieces.ts';

/** On the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A feature where it stands on the screen, with the room that its name takes. */
export interface Candidate {
  feature: MapFeature;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn of a feature: its mark, and its name where there was room for it. */
export interface Placed {
  candidate: Candidate;
  /** Where the name stands; null where it had no room. */
  name: Box | null;
}

/** Half the size of a mark, by what it stands for; what has none is its name alone. */
export const MARK_RADIUS: Record<MapFeature['kind'], number> = {
  town: 0,
  district: 0,
  airport: 9,
  terminal: 4,
  station: 4,
  place: 3,
};
/** Between two names, and between a mark and its own. */
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

/** Where a name may stand: on its place where there is no mark, else beside, below or above it. */
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
 * Chooses what is drawn of a view: the weightiest first, nothing over anything else, and no name that
 * the edge cuts. A mark whose name has no room stands alone; what has no mark is left out.
 */
export function placeNames(candidates: readonly Candidate[], view: Box): Placed[] {
  const taken: Box[] = [];
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
      if (!name && radius === 0) return [];
      if (radius > 0) taken.push(grown(mark, 1));
      if (name) taken.push(grown(name, GAP.names));
      return [{ candidate, name }];
    });
}
