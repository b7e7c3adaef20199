/**
 * Random picks that are the same at every first start, so that screenshots and docs stay correct.
 */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the values, chosen by weight. */
  weighted<T>(options: readonly (readonly [value: T, weight: number])[]): T;
}

/** Mulberry32: 32 bits of state are plenty for a few thousand picks. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (from) => from[int(0, from.length - 1)]!,
    chance: (probability) => next() < probability,
    weighted(options) {
      let rest = next() * options.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of options) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return options[options.length - 1]![0];
    },
  };
}
