/** Every text in a tree of texts, by its dotted key. */
export function leafTexts(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : leafTexts(value as object, `${prefix}${key}.`),
  );
}

/** The placeholders in each text, by its key. They are the same in every language. */
export const placeholdersOf = (tree: object) =>
  Object.fromEntries(leafTexts(tree).map(([key, text]) => [key, new Set(text.match(/%\{\w+\}/g))]));
