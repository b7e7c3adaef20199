import { expect, it } from 'vitest';
import { sideBySide } from './letters.ts';

const FIRST_STRONG = '\u2068';
const END = '\u2069';

it('keeps each of several texts in its own direction, so that none moves what is next to it', () => {
  expect(sideBySide(['דוד לוי', '12 ABC 34'], ', ')).toBe(
    `${FIRST_STRONG}דוד לוי${END}, 12 ABC 34`,
  );
  expect(sideBySide(['Saloon', 'مؤسسة الأجرة'])).toBe(`Saloon · ${FIRST_STRONG}مؤسسة الأجرة${END}`);
});

it('leaves missing texts out, and marks nothing where all are read from left to right', () => {
  expect(sideBySide([null, 'Ada Byron', undefined, '', 'LD 12 ABC'])).toBe('Ada Byron · LD 12 ABC');
  expect(sideBySide([null, undefined])).toBe('');
});
