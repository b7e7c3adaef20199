/**
 * A function that remembers its recent answers: for slow functions that are asked about the same
 * text several times in a short while.
 * @param most answers that are remembered; one more empties the memory
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
