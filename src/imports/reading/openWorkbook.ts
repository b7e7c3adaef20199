/** An Excel workbook, ready for the library that reads its cells. */
interface Workbook {
  file: Blob;
  /** The numbers of the sheets that Excel does not show, counted from one. */
  hidden: ReadonlySet<number>;
}

const LIST = 'xl/workbook.xml';
const isSheet = (name: string) => name.startsWith('xl/worksheets/');
/** The type of a cell whose formula failed. */
const ERROR_TYPE = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/g;

/** The numbers of the sheets that Excel does not show, by the workbook's own list. */
function hiddenSheets(list: string): ReadonlySet<number> {
  const sheets = list.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g);
  const states = Array.from(sheets, ([tag]) => /\sstate\s*=\s*["'](\w+)["']/.exec(tag)?.[1]);
  return new Set(states.flatMap((state, at) => (/hidden/i.test(state ?? '') ? [at + 1] : [])));
}

/**
 * Unpacks a workbook as far as needed. The library takes a cell with an error, such as `#N/A`, for
 * an empty one, so these become cells with that text, which the rules for values refuse.
 * @throws {Error} if the content is no archive
 */
export async function openWorkbook(content: ArrayBuffer): Promise<Workbook> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const packed = new Uint8Array(content);
  const parts = unzipSync(packed, { filter: ({ name }) => name === LIST || isSheet(name) });
  const hidden = hiddenSheets(parts[LIST] ? strFromU8(parts[LIST]) : '');
  const changed: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [name, bytes] of Object.entries(parts)) {
    if (!isSheet(name)) continue;
    const sheet = strFromU8(bytes);
    const withTexts = sheet.replaceAll(ERROR_TYPE, '$1$2str$2');
    if (withTexts !== sheet) changed[name] = strToU8(withTexts);
  }
  if (Object.keys(changed).length === 0) return { file: new Blob([content]), hidden };
  const file = new Blob([zipSync({ ...unzipSync(packed), ...changed }, { level: 0 })]);
  return { file, hidden };
}
