import { createHash } from 'node:crypto';

/**
 * A number from 0 to 1 that is always the same for the same words: the simulator throws no dice,
 * so that a restart finds every driver where it left them.
 */
export function chance(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('/')).digest().readUInt32BE(0) / 2 ** 32;
}

export function pick<T>(list: readonly [T, ...T[]], ...words: (string | number)[]): T {
  return list[Math.floor(chance(...words) * list.length)] ?? list[0];
}
