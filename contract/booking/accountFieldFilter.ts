/**
 * A value of an account's own field, as trips are filtered by it. In a query string it is written
 * `Cost centre:4711`; a colon or backslash in the title has a backslash before it.
 */
export interface AccountFieldValue {
  title: string;
  value: string;
}

/** @example formatAccountField({ title: 'Cost centre', value: '4711' }) // 'Cost centre:4711' */
export const formatAccountField = ({ title, value }: AccountFieldValue): string =>
  `${title.replaceAll(/[\\:]/g, String.raw`\$&`)}:${value}`;

/** Reads it back; null where there is no title, no value or no colon between them. */
export function parseAccountField(text: string): AccountFieldValue | null {
  const read = /^((?:[^\\:]|\\.)+):(.+)$/s.exec(text);
  return read ? { title: read[1]!.replaceAll(/\\(.)/gs, '$1'), value: read[2]! } : null;
}
