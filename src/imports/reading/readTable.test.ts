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

  // No encoder for these comes with the browser, so each is made from its decoder.
  const encoded = (text: string, encoding: string) => {
    const letters = Array.from(
      new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
    );
    return Uint8Array.from(text, (letter) => letters.indexOf(letter));
  };
  it.each([
    ['windows-1252', 'Zoë Müller;François Lefèvre;José Núñez;Søren Ågård'],
    ['windows-1252', 'Sinéad O’Brien;João Gonçalves;Björn Häkkinen'],
    ['macintosh', 'Zoë Müller;François Lefèvre;Jörg Weiß'],
    ['macintosh', 'José Núñez;Añasco;Inés Peña'],
    ['windows-1250', 'Jiří Dvořák;Tomáš Novák;Lukáš Němec'],
    ['windows-1250', 'Łukasz Wójcik;Małgorzata Dąbrowska;Paweł Żak'],
    ['windows-1250', 'Erdős Győző;Szűcs Ákos;Kovács Ödön'],
    ['windows-1251', 'Наталья Иванова;Пётр Чайковский;Елена Щукина'],
    ['windows-1251', 'Олексій Шевченко;Юрій Їжакевич'],
    ['windows-1253', 'Μαρία Παπαδοπούλου;Γιώργος Νικολαΐδης;Ελένη Ψαρρά'],
  ])('in %s has its letters guessed: %s', async (encoding, names) => {
    const read = await readFile(buffer(encoded(`a;b;c;d\r\n${names}\r\n`, encoding)));
    expect(read).toMatchObject({
      guess: { encoding },
      table: { lines: [{}, { cells: names.split(';') }] },
    });
    const chosen = await readFile(
      buffer(encoded(`a;b;c;d\r\n${names}\r\n`, encoding)),
      'windows-1250',
    );
    expect(chosen).toMatchObject({ guess: { encoding: 'windows-1250' } });
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

  it.each(['\r\n', '\n', '\r'])('is read whole with lines that end differently: %j', (first) => {
    const others = ['\r\n', '\n', '\r'];
    const text = `a,b${first}${others.map((end, at) => `${at},"x${end}y"${end}`).join('')}`;
    expect(rowsOf(readText(text))).toEqual([
      ['a', 'b'],
      ['0', 'x\ny'],
      ['1', 'x\ny'],
      ['2', 'x\ny'],
    ]);
  });

  it.each([
    ['a,b\n1,2\n3,"4\n5,6\n', 3],
    ['a,b\r\n1,"2\n3"\r\n"4,5\r\n"6",7\r\n', 4],
    ['sep=;\na;b\n"Ada "the first";2\n3;4\n', 3],
  ])('is refused where a quotation mark is never closed: %j', (text, line) => {
    expect(readText(text)).toEqual({ unreadable: 'openQuote', line });
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
    const encrypted = new Uint8Array([...oldExcel, ...utf16('EncryptedPackage', false)]);
    expect(await readFile(buffer(encrypted))).toEqual({ unreadable: 'protected' });
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    expect(await readFile(buffer(picture))).toEqual({ unreadable: 'notATable' });
    expect(await readFile(buffer(zipSync({ 'a.txt': strToU8('no workbook') })))).toEqual({
      unreadable: 'notATable',
    });
  });
});

const OFFICE = 'http://schemas.openxmlformats.org';
const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook with these sheets, given as the rows in their XML, and as `hidden` if they are. */
function workbook(...given: (string | { hidden: string; as?: string })[]): ArrayBuffer {
  const sheets = given.map((one) => (typeof one === 'string' ? one : one.hidden));
  const stateOf = (number: number) => {
    const one = given[number - 1]!;
    return typeof one === 'string' ? '' : ` state="${one.as ?? 'hidden'}"`;
  };
  const main = `${OFFICE}/spreadsheetml/2006/main`;
  const links = `${OFFICE}/officeDocument/2006/relationships`;
  const each = (made: (number: number) => string) =>
    sheets.map((_rows, index) => made(index + 1)).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${links}"><sheets>${each(
      (number) =>
        `<sheet name="Sheet${number}" sheetId="${number}"${stateOf(number)} r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships">${each(
      (number) =>
        `<Relationship Id="rId${number}" Type="${links}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}</Relationships>`,
  };
  for (const [index, rows] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  const packed = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return buffer(zipSync(Object.fromEntries(packed)));
}

describe('an Excel workbook', () => {
  const PEOPLE = `<row r="1">${text('A1', 'Name')}${text('B1', 'Phone')}</row><row r="2">${text('A2', 'Zoë')}<c r="B2"><v>447911123456</v></c></row>`;
  const OTHER = `<row r="1">${text('A1', 'Something else')}</row>`;
  const READ = [
    ['Name', 'Phone'],
    ['Zoë', '447911123456'],
  ];

  it('is read from its first sheet', async () => {
    expect(rowsOf(await readFile(workbook(PEOPLE, OTHER)))).toEqual(READ);
  });

  it('is read from its first visible sheet', async () => {
    const hidden = [{ hidden: OTHER }, { hidden: OTHER, as: 'veryHidden' }];
    expect(rowsOf(await readFile(workbook(...hidden, PEOPLE)))).toEqual(READ);
    expect(rowsOf(await readFile(workbook('', ...hidden, PEOPLE, OTHER)))).toEqual(READ);
    expect(await readFile(workbook(...hidden, ''))).toEqual({ unreadable: 'empty' });
  });

  it('is read from its first sheet with cells if others before that are empty', async () => {
    expect(rowsOf(await readFile(workbook('', '', PEOPLE, OTHER)))).toEqual(READ);
    expect(await readFile(workbook('', ''))).toEqual({ unreadable: 'empty' });
  });

  it('has its numbers read with the digits that Excel shows', async () => {
    const cell = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`;
    const row = cell('A1', '51.507400000000004') + cell('B1', '0.30000000000000004');
    expect(rowsOf(await readFile(workbook(`<row r="1">${row}</row>`)))).toEqual([
      ['51.5074', '0.3'],
    ]);
  });

  it('keeps the errors of its formulas, which are not empty cells', async () => {
    const failed = '<c r="A1" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c>';
    const row = `<row r="1">${failed}${text('B1', 't="e"')}<c t='e' r="C1"><v>#N/A</v></c></row>`;
    expect(rowsOf(await readFile(workbook(row)))).toEqual([['#DIV/0!', 't="e"', '#N/A']]);
  });

  it('has its times read to the second', async () => {
    const cell = (at: string, value: string) => `<c r="${at}" t="d"><v>${value}</v></c>`;
    const row =
      cell('A1', '2026-11-20T12:49:40.999Z') +
      cell('B1', '2026-11-19T23:59:59.999Z') +
      cell('C1', '2026-11-20T00:00:00.000Z');
    expect(rowsOf(await readFile(workbook(`<row r="1">${row}</row>`)))).toEqual([
      ['2026-11-20T12:49:41Z', '2026-11-20', '2026-11-20'],
    ]);
  });
});
