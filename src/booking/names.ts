/** A person as written on screen. */
export const nameOf = (person: { givenName: string; familyName: string }): string =>
  `${person.givenName} ${person.familyName}`.trim();

/** The two letters that stand for a person. */
export const initialsOf = (person: { givenName: string; familyName: string }): string =>
  [person.givenName, person.familyName].map((name) => name.trim().charAt(0).toUpperCase()).join('');
