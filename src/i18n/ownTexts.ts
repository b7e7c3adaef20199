/**
 * The console's own texts in a language: those that the contract shares with the server, and the
 * areas, which are the exports of the files in the language's folder. A new area needs only one
 * file in each language, and no list of areas.
 */
export const ownTexts = (contract: object, areas: Record<string, object>): object =>
  Object.assign({}, contract, ...Object.values(areas));
