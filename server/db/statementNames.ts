/** A statement is given a name when it comes so often. */
const COMES_AGAIN = 3;
/** Every connection keeps all that have names. */
const MOST_NAMES = 200;
/** Of what came once or twice, so much is remembered. */
const MOST_SEEN = 1000;

/**
 * Names for statements that come again and again, word for word: under a name a connection keeps one
 * parsed and planned. For statements whose plan does not hang on their values.
 * @param prefix of the names, to tell those of one user of a connection from those of another
 */
export function statementNames(prefix: string): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_NAMES) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < COMES_AGAIN) {
      if (seen.size === MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `${prefix}${names.size}`;
    names.set(text, name);
    return name;
  };
}
