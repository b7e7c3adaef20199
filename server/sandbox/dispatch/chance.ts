import { createHash } from 'node:crypto';

/**
 * A number from 0 to 1 that is always the same for the same words: the simulator uses no random
 * numbers, so that after a restart every driver is where they were.
 */
export function chance(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('/')).digest().readUInt32BE(0) / 2 ** 32;
}

export function pick<T>(list: readonly [T, ...T[]], ...words: (string | number)[]): T {
  return list[Math.floor(chance(...words) * list.length)] ?? list[0];
}
