import type { EmotionCache } from '@emotion/cache';
import type { StyleSheet } from '@emotion/sheet';
import { beforeEach, expect, it, vi } from 'vitest';

const RED = { name: 'red', styles: 'color:red;', map: undefined, next: undefined };
const stored = (): unknown => JSON.parse(localStorage.getItem('kept-styles') ?? 'null');
const inPage = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="c "]')].map(
    ({ dataset, textContent }) => [dataset['emotion'], textContent],
  );

/** The modules as they are in a newly opened page, with what was kept in it. */
async function opened() {
  document.head.replaceChildren();
  vi.resetModules();
  const { keepStyles, restoreStyles } = await import('./keptStyles.ts');
  restoreStyles();
  const { createStyleCache } = await import('./styleCache.ts');
  const cache: EmotionCache = createStyleCache();
  return { cache, keepStyles };
}
const write = (cache: EmotionCache, style: typeof RED) =>
  cache.insert(`.c-${style.name}`, style, cache.sheet, true);

beforeEach(() => localStorage.clear());

it('puts the rules of the page that was opened before into the next one', async () => {
  const first = await opened();
  expect(first.cache.inserted).toEqual({});
  write(first.cache, RED);
  first.keepStyles();
  expect(stored()).toEqual([['red', '.c-red{color:red;}']]);

  const second = await opened();
  expect(inPage()).toEqual([['c red', '.c-red{color:red;}']]);
  // Emotion does not write it again.
  expect(second.cache.inserted).toEqual({ red: true });
  write(second.cache, { ...RED, name: 'blue', styles: 'color:blue;' });
  second.keepStyles();
  expect(stored()).toEqual([
    ['red', '.c-red{color:red;}'],
    ['blue', '.c-blue{color:blue;}'],
  ]);
});

it('keeps neither the rules of the whole page nor what is opened later', async () => {
  const { cache, keepStyles } = await opened();
  const own = new (cache.sheet.constructor as typeof StyleSheet)({
    key: 'c-global',
    container: document.head,
  });
  cache.insert('', { ...RED, name: 'page', styles: 'body{margin:0;}' }, own, false);
  keepStyles();
  write(cache, RED);
  keepStyles();
  expect(stored()).toBeNull();
});

it('begins anew when there is too much, or something that it did not write', async () => {
  localStorage.setItem('kept-styles', '[["red",1],"blue",["green",".c-green{color:green;}"]]');
  await opened();
  expect(inPage()).toEqual([['c green', '.c-green{color:green;}']]);
  localStorage.setItem('kept-styles', '{');
  const { cache, keepStyles } = await opened();
  expect(inPage()).toEqual([]);
  write(cache, { ...RED, styles: `content:'${'x'.repeat(300_000)}';` });
  keepStyles();
  expect(stored()).toBeNull();
});
