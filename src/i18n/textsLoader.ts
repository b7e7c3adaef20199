/**
 * Loads the texts of one language when they are needed.
 * @param files what `import.meta.glob` finds: one file in the folder of each language, or in its
 * `later` or `onNeed`
 */
export function textsLoader<T>(files: Record<string, () => Promise<T>>) {
  const languageOf = (path: string) =>
    path
      .replace(/\/(later|onNeed)\//, '/')
      .split('/')
      .at(-2);
  const load = new Map(Object.entries(files).map(([path, file]) => [languageOf(path), file]));
  return async (language: string): Promise<T> => {
    const file = load.get(language);
    if (!file) throw new Error(`There are no such texts in ${language}`);
    return file();
  };
}
