import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, mix, readableOn } from './colours.ts';
import { tokensOf } from './tokens.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('a channel of any colours', () => {
  test.each(['light', 'dark'] as const)('is legible in %s mode', (mode) => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const t = tokensOf({ primary, secondary }, mode);
        expect(contrast(t.onBrand, t.brand)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.onBrand, t.brandHover)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.accent, t.surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.accent, t.accentSoft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.secondary, t.surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.text, t.accentSoft)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test.each(['light', 'dark'] as const)(
    'has neutral colours that are legible in %s mode',
    (mode) => {
      const t = tokensOf({ primary: '#1f7a4d', secondary: '#5b6670' }, mode);
      for (const text of [t.text, t.textMuted, t.danger, t.warning, t.success, t.info])
        for (const ground of [t.surface, t.canvas, t.subtle])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('too light for white text gets dark text on its button', () => {
    expect(readableOn('#ffd83d')).toBe('#14181d');
    expect(readableOn('#1f7a4d')).toBe('#ffffff');
  });
});

test('calculates contrast as WCAG does, and mixes colours correctly', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});
