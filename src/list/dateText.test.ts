import { expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { formatDate } from '../../contract/core/format.ts';
import { dateText } from './dateText.ts';

it.each(LANGUAGES)('breaks a date in %s only at its year', (language) => {
  for (const month of ['02', '09', '11']) {
    const date = formatDate(`2026-${month}-26T12:00:00Z`, language, 'UTC');
    const pieces = dateText(date).split(' ');
    expect(pieces).toHaveLength(2);
    expect(pieces.filter((piece) => piece.includes('2026'))).toHaveLength(1);
    expect(pieces.join(' ').replaceAll('\u00A0', ' ')).toBe(date);
  }
});
