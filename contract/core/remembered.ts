/**
 * A function that remembers what it answered lately. For what is asked of the same text several times
 * within a moment, and takes longer than to look it up.
 * @param most answers that are remembered; with one more it begins anew
 */
export function remembered<T>(answer: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, { of: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.of;
    const of = answer(text);
    if (known.size >= most) known.clear();
    known.set(text, { of });
    return of;
  };
}
