import fc from 'fast-check';
import Papa from 'papaparse';
import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_ROWS } from '../../../contract/import/columns.ts';
import { readFile, readText, type TableRead } from './readTable.ts';

const rowsOf = (read: TableRead) =>
  'table' in read ? read.table.lines.map((one) => one.cells) : read;
const TEXT = 'Prénom;Nom\r\nZoë;Müller\r\n';
const ROWS = [
  ['Prénom', 'Nom'],
  ['Zoë', 'Müller'],
];
const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const buffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

describe('a CSV file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['UTF-16', utf16(TEXT, false)],
    ['UTF-16 with its mark', utf16(`\uFEFF${TEXT}`, false)],
    ['UTF-16, the other way round', utf16(`\uFEFF${TEXT}`, true)],
    ['Windows-1252', Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))],
  ])('is read in %s', async (_name, bytes) => {
    expect(rowsOf(await readFile(buffer(bytes)))).toEqual(ROWS);
  });

  it('keeps every cell, with any separator and any content', () => {
    const cell = fc.string({ minLength: 1, unit: fc.constantFrom(...Array.from('abé"\n;,\t| 1')) });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        (rows, delimiter) => {
          const written = Papa.unparse(rows, { delimiter, quotes: true });
          const wanted = rows.map((row) => row.map((text) => text.trim()));
          const read = readText(`sep=${delimiter}\r\n${written}`);
          expect(rowsOf(read)).toEqual(
            wanted.some((row) => row.some(Boolean))
              ? wanted.filter((row) => row.some(Boolean))
              : { unreadable: 'empty' },
          );
        },
      ),
    );
  });

  it.each([',', ';', '\t', '|', '^'])('is recognised as separated by %s', (delimiter) => {
    const text = ['First,name;x', 'Last'].map((cell) => `"${cell}"`).join(delimiter);
    expect(rowsOf(readText(`${text}\n"Ada"${delimiter}"Lovelace"\n`))).toEqual([
      ['First,name;x', 'Last'],
      ['Ada', 'Lovelace'],
    ]);
  });

  it('has its empty lines left out, but counted', () => {
    const read = readText('a,b\n\n , \nc,d\n');
    expect(read).toMatchObject({ table: { lines: [{ line: 1 }, { line: 4 }], width: 2 } });
  });

  it('is refused with the reason if it cannot be read', async () => {
    expect(readText(' \n\n')).toEqual({ unreadable: 'empty' });
    expect(readText(`a\n${'b\n'.repeat(MAX_IMPORT_ROWS + 1)}`)).toEqual({ unreadable: 'tooMany' });
    expect(readText(`a\n${'b'.repeat(6000)}`)).toEqual({ unreadable: 'cellTooLong', line: 2 });
    const oldExcel = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0);
    expect(await readFile(buffer(oldExcel))).toEqual({ unreadable: 'oldExcel' });
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    expect(await readFile(buffer(picture))).toEqual({ unreadable: 'notATable' });
    expect(await readFile(buffer(zipSync({ 'a.txt': strToU8('no workbook') })))).toEqual({
      unreadable: 'notATable',
    });
  });
});

it('reads the first sheet of an Excel workbook', async () => {
  const sheet = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const text = (at: string, value: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const workbook = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      sheet(
        `<row r="1">${text('A1', 'Name')}${text('B1', 'Phone')}</row><row r="2">${text('A2', 'Zoë')}<c r="B2"><v>447911123456</v></c></row>`,
      ),
    ),
  });
  expect(rowsOf(await readFile(buffer(workbook)))).toEqual([
    ['Name', 'Phone'],
    ['Zoë', '447911123456'],
  ]);
});
