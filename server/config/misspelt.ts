/** A variable that nothing reads, and the one that was probably meant. */
export interface Misspelt {
  written: string;
  meant: string;
}

/** A shorter name is soon like another word: POST is not PORT. */
const LONG_ENOUGH = 8;

/** How many letters were left out, added, replaced or swapped with the next. */
function mistakesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/**
 * The variables of the environment whose names are nearly those that are read. Each would otherwise be ignored: with
 * DATABSE_URL the server makes itself a database.
 * @param known the names that are read
 */
export function misspelt(
  environment: Record<string, string | undefined>,
  known: readonly string[],
): Misspelt[] {
  const unread = Object.keys(environment).filter((name) => !known.includes(name));
  return unread.flatMap((written) => {
    const meant = known.find(
      (name) =>
        !environment[name] &&
        Math.abs(name.length - written.length) <= 2 &&
        mistakesBetween(written, name) <= (name.length < LONG_ENOUGH ? 1 : 2),
    );
    return meant && environment[written] ? [{ written, meant }] : [];
  });
}

export const describeMisspelt = ({ written, meant }: Misspelt): string =>
  `${written} is set, which nothing reads. Did you mean ${meant}?`;
