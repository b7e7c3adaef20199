/**
 * The console's own texts in a language: those that the contract has for the server too, and its areas,
 * which are what the files of the language's folder export. A new area is so one file a language, and no
 * list of areas has to know of it.
 */
export const ownTexts = (contract: object, areas: Record<string, object>): object =>
  Object.assign({}, contract, ...Object.values(areas));
