/**
 * What Excel and its relatives write into a cell whose formula fails, in any language: `#REF!`,
 * `#NAME?`, `#N/A`, `#WERT!`. Few of them end without a mark.
 */
const ERROR_VALUE = /^#(?:[\p{Lu}\d/_ ]+[!?]|N\/[AD]|NV|HIÁNYZIK)$/u;

/** Whether a cell holds the error of a formula instead of a value. */
export const isSpreadsheetError = (cell: string): boolean =>
  cell.startsWith('#') && ERROR_VALUE.test(cell.trim());
