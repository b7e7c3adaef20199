/** A region's spelling of its language's words, longer words first. */
export type Spellings = readonly (readonly [written: string, here: string])[];

const PLACEHOLDER = String.raw`%\{[^}]*\}`;
const LETTER = String.raw`[\p{L}\p{N}]`;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function respell<T>(texts: T, pattern: RegExp, here: ReadonlyMap<string, string>): T {
  if (typeof texts === 'string')
    return texts.replaceAll(pattern, (found) => here.get(found) ?? found) as T;
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, respell(text, pattern, here)]),
  ) as T;
}

/**
 * A region's texts: those of its language with the region's spelling. Only whole words are changed,
 * and no placeholder such as `%{fee}`.
 * @example regionalTexts(english, [['Cancelled', 'Canceled']])
 */
export function regionalTexts<T extends { texts: object }>(all: T, spellings: Spellings): T {
  const words = spellings.map(([written]) => {
    const isWord = new RegExp(`^${LETTER}`, 'u').test(written);
    return isWord ? `(?<!${LETTER})${escaped(written)}(?!${LETTER})` : escaped(written);
  });
  const pattern = new RegExp([PLACEHOLDER, ...words].join('|'), 'gu');
  return { ...all, texts: respell(all.texts, pattern, new Map(spellings)) };
}
