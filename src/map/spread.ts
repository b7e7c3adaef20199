/** A mark on the screen, in CSS pixels. */
interface Mark {
  x: number;
  y: number;
}

/** More than enough for a trip's dozen marks; nearly all of them are apart after a few rounds. */
const ROUNDS = 200;
/** So that marks on the same spot move apart in all directions. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves overlapping marks apart until there are `gap` pixels between their centres, each as little
 * as possible. Marks with enough room stay where they are.
 * @param held index of a mark that stays where it is in any case
 * @example spread([{ x: 0, y: 0 }, { x: 2, y: 0 }], 24) // [{ x: -11, y: 0 }, { x: 13, y: 0 }]
 */
export function spread(marks: readonly Mark[], gap: number, held: number | null = null): Mark[] {
  const placed = marks.map(({ x, y }) => ({ x, y }));
  for (let round = 0, isDone = false; round < ROUNDS && !isDone; round += 1) {
    isDone = true;
    for (const [index, mark] of placed.entries())
      for (const [offset, other] of placed.slice(index + 1).entries()) {
        const distance = Math.hypot(other.x - mark.x, other.y - mark.y);
        if (distance >= gap - 0.01) continue;
        isDone = false;
        const otherIndex = index + 1 + offset;
        const angle =
          distance > 0.1
            ? Math.atan2(other.y - mark.y, other.x - mark.x)
            : otherIndex * GOLDEN_ANGLE;
        const [mine, theirs] = held === index ? [0, 1] : held === otherIndex ? [1, 0] : [0.5, 0.5];
        const push = gap - distance;
        mark.x -= Math.cos(angle) * push * mine;
        mark.y -= Math.sin(angle) * push * mine;
        other.x += Math.cos(angle) * push * theirs;
        other.y += Math.sin(angle) * push * theirs;
      }
  }
  return placed;
}
