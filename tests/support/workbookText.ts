import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const LOCAL_HEAD = 30;

/** The XML of all parts of a workbook in one text: enough to see what its cells contain. */
export function workbookText(file: Uint8Array): string {
  const zip = Buffer.from(file);
  let text = '';
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) continue;
    const method = zip.readUInt16LE(at + 10);
    const length = zip.readUInt32LE(at + 20);
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const head = zip.readUInt32LE(at + 42);
    const start = head + LOCAL_HEAD + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(start, start + length);
    if (name.endsWith('.xml')) text += (method === 8 ? inflateRawSync(packed) : packed).toString();
  }
  return text;
}
