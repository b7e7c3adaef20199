/** A person as written on screen. */
export const nameOf = (person: { givenName: string; familyName: string }): string =>
  `${person.givenName} ${person.familyName}`.trim();

/** The two letters that stand for a person. */
export const initialsOf = (person: { givenName: string; familyName: string }): string =>
  [person.givenName, person.familyName].map((name) => name.trim().charAt(0).toUpperCase()).join('');

/** An address's own name and the rest of it, to be shown on two lines. */
export function addressLines(address: string): { first: string; rest: string } {
  const [first = '', ...rest] = address.split(', ');
  return { first, rest: rest.join(', ') };
}
