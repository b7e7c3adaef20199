import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inertCell, typedCell } from './csvCell.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const starts = fc.constantFrom(...SIGNS, '\t', '\r', '\n');
const separators = fc.constantFrom(';', ',', '\t', '\n');
const text = fc.string({ unit: 'grapheme' });
/** Characters that no program reads as the end of a cell. */
const oneCell = text.filter((one) => !/[;,\t\r\n]/.test(one));

describe('a cell', () => {
  it('that begins like a formula becomes text without losing anything', () => {
    fc.assert(
      fc.property(starts, oneCell, (start, rest) => {
        fc.pre(!/^\d[\d. ]*$/.test(rest));
        // A tab or line break separates cells as well, and then the rest is made harmless
        // separately.
        fc.pre(SIGNS.includes(start) || !/^["' ]*[=+\-@＝＋－＠]/.test(rest));
        expect(inertCell(start + rest)).toBe(`'${start}${rest}`);
      }),
    );
  });

  it('that does not begin like a formula stays as it is', () => {
    fc.assert(
      fc.property(oneCell, (text) => {
        fc.pre(!/^'*[=+\-@\t\r\n＝＋－＠]/.test(text));
        expect(inertCell(text)).toBe(text);
      }),
    );
  });

  it('has no formula for programs that split it at any separator, quoted or not', () => {
    const formula = fc
      .tuple(fc.constantFrom('', '"', ' ', '" '), fc.constantFrom(...SIGNS), fc.constant('cmd|A1'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.oneof(text, formula)), separators, (pieces, separator) => {
        const cells = inertCell(pieces.join(separator)).split(/[;,\t\r\n]/);
        for (const cell of cells.slice(1)) {
          const start = cell.replace(/^[" ]*/, '');
          const isNumber = /^(\+\d[\d ]*|-\d+(\.\d+)?)$/.test(start.trim());
          if (!isNumber) expect(start).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });

  it.each([
    ['London;=1+1', "London;'=1+1"],
    ['a,"=cmd|A1"', 'a,"\'=cmd|A1"'],
    ['one\n@two', "one\n'@two"],
    [';-1+1', ";'-1+1"],
    ['+44\n=1', "'+44\n'=1"],
    ['\n+', "'\n'+"],
  ])('such as %j is not split anywhere', (given, expected) => {
    expect(inertCell(given)).toBe(expected);
  });

  it('is found again by whoever reads the file, whatever was typed', () => {
    const pieces = fc.oneof(
      text,
      fc.constantFrom("'", '"', ' ', ';', ',', '\n', '\t', '1', ...SIGNS),
    );
    fc.assert(
      fc.property(
        fc.array(pieces).map((some) => some.join('')),
        (typed) => {
          expect(typedCell(inertCell(typed))).toBe(typed);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each(["'70s Club", "O'Hara; '90s", "rock 'n' roll", "'tis", "'", "''", "'+44 7911 123456"])(
    'with an apostrophe of its own is read as it is: %j',
    (typed) => {
      expect([inertCell(typed), typedCell(typed)]).toEqual([typed, typed]);
    },
  );

  it.each(['Ring, +44 7911 123456', 'Smith; -5', 'The Savoy, Strand', 'A - B, C + D'])(
    'with prose stays as it is: %j',
    (prose) => {
      expect(inertCell(prose)).toBe(prose);
    },
  );

  it('with a phone number or a negative amount stays as it is', () => {
    const digits = fc.stringMatching(/^\d{1,15}$/);
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        for (const text of [`+${one}`, `+${one} ${other}`, `-${one}`, `-${one}.${other}`])
          expect(inertCell(text)).toBe(text);
        expect(inertCell(`-${one},${other}`)).toBe(`-${one},${other}`);
      }),
    );
  });

  it.each(['+44+1', "+1|' /C calc'!A0", '-1+1', '-1-', '+ 1', '-1.', '+1.5'])(
    'such as %j is neither a phone number nor an amount',
    (text) => {
      expect(inertCell(text)).toBe(`'${text}`);
    },
  );
});
