/** A statement gets a name when it is sent this often. */
const COMES_AGAIN = 3;
/** The most names: each connection keeps all named statements. */
const MOST_NAMES = 200;
/** How many statements without a name are remembered. */
const MOST_SEEN = 1000;

/**
 * Names for statements that are sent repeatedly with the same text: a connection keeps named ones
 * parsed and planned. For statements whose plan does not depend on their values.
 * @param prefix put before the names, to keep those of different users of a connection apart
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
