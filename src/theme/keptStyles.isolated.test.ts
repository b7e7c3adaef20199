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

it('keeps the rules of the whole page, and writes them when they are needed', async () => {
  const page = { ...RED, name: 'page', styles: 'body{margin:0;}p{margin:1px;}' };
  const pageSheet = ({ sheet }: EmotionCache) =>
    new (sheet.constructor as typeof StyleSheet)({ key: 'c-global', container: document.head });
  const first = await opened();
  first.cache.insert('', page, pageSheet(first.cache), false);
  first.keepStyles();
  expect(stored()).toEqual([['page', 'body{margin:0;}\np{margin:1px;}', 'page']]);

  const second = await opened();
  // The page may be opened in another mode, in which these would be wrong.
  expect(document.querySelector('style')).toBeNull();
  const sheet = pageSheet(second.cache);
  const inserted = vi.spyOn(sheet, 'insert');
  second.cache.insert('', page, sheet, false);
  expect(inserted.mock.calls).toEqual([['body{margin:0;}\np{margin:1px;}']]);
  second.cache.insert('', { ...page, name: 'dark', styles: 'body{margin:2px;}' }, sheet, false);
  expect(inserted).toHaveBeenLastCalledWith('body{margin:2px;}');
  second.keepStyles();
  expect(stored()).toHaveLength(2);
});

it('does not keep what is opened later', async () => {
  const { cache, keepStyles } = await opened();
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
