import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inertCell } from './csvCell.ts';

const starts = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠');

describe('a cell', () => {
  it('that begins like a formula becomes text, nothing of it lost', () => {
    fc.assert(
      fc.property(starts, fc.string({ unit: 'grapheme' }), (start, rest) => {
        fc.pre(!/^\d[\d. ]*$/.test(rest));
        expect(inertCell(start + rest)).toBe(`'${start}${rest}`);
      }),
    );
  });

  it('that does not stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/^[=+\-@\t\r\n＝＋－＠]/.test(text));
        expect(inertCell(text)).toBe(text);
      }),
    );
  });

  it('with a phone number or a negative amount stays as it is', () => {
    const digits = fc.stringMatching(/^\d{1,15}$/);
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        for (const text of [`+${one}`, `+${one} ${other}`, `-${one}`, `-${one}.${other}`])
          expect(inertCell(text)).toBe(text);
      }),
    );
  });

  it.each(['+44+1', "+1|' /C calc'!A0", '-1+1', '-1-', '+44\n=1', '+ 1', '-1.', '+1.5'])(
    'such as %j is neither',
    (text) => {
      expect(inertCell(text)).toBe(`'${text}`);
    },
  );
});
