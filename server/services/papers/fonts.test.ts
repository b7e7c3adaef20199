import fc from 'fast-check';
import { Blob, Face, Font } from 'harfbuzzjs';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { invoicePdf } from '../../../contract/invoices/invoicePdf.ts';
import { formatsFor } from '../../../contract/core/formats.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { Letters } from '../../../contract/receipts/letters.ts';
import { paperFonts } from './fonts.ts';

const NAMES = [
  '王小明',
  '李',
  '歐陽娜娜',
  '山田 太郎',
  '渡邉 さくら',
  'ジョン・スミス',
  '김민준',
  'محمد الأحمد',
  'مُحَمَّد',
  'پژمان گیتی‌نورد',
  'דוד בן־גוריון',
  'שָׁלוֹם',
  'ที่ปรึกษา กำปั้น น้ำ',
  'क्षत्रिय श्रीमती हिन्दी',
  'გიორგი',
  'Արմեն Գրիգորյան',
  'রহিমা',
  'ਗੁਰਪ੍ਰੀਤ',
  'ગુજરાતી',
  'அரவிந்த்',
  'తెలుగు',
  'ಕನ್ನಡ',
  'മലയാളം',
  'සිංහල',
  'សុខា',
  'ສົມຊາຍ',
  'မြန်မာ',
  'አበበ',
  // Accents that no composed letter has.
  'x̌ q̇ ŋ̀ ė́',
  'Anna محمد 12 王 (London)',
];

/** Whether every letter of a line is drawn by a font that has it. */
function expectDrawn(line: string, letters: Letters, inter: string): void {
  const shaped = letters.shape(line, 'bold');
  const missing = shaped.words.filter(({ text, font }) => {
    const file = letters.fonts.find(({ name }) => name === font)?.file ?? inter;
    const loaded = opened(font, file);
    return Array.from(text.replaceAll(/\p{Cf}/gu, '')).some(
      (letter) => !loaded.nominalGlyph(letter.codePointAt(0)!),
    );
  });
  expect(missing).toEqual([]);
  expect(shaped.outlines.length).toBeGreaterThan(0);
  expect(shaped.width).toBeGreaterThan(0);
}

const known = new Map<string, Font>();
function opened(name: string, file: string): Font {
  const font =
    known.get(name) ?? new Font(new Face(new Blob(new Uint8Array(Buffer.from(file, 'base64')))));
  known.set(name, font);
  return font;
}

let inter: string;
beforeAll(async () => {
  const { fonts } = await paperFonts('');
  inter = fonts.regular;
});

it.each(NAMES)('has every letter of %s', async (name) => {
  const { letters } = await paperFonts({ name });
  expectDrawn(name, letters!, inter);
});

/** Characters that the packages of Noto Sans lack. */
const RARE = '杗姅詨跦穋歜觼鑤';

/** The characters of a national standard, as its two bytes count them. */
function* charactersOf(encoding: string, rows: readonly [number, number]): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const letter = decoder.decode(new Uint8Array([row, cell]));
      if (/^[\p{L}\p{M}]$/u.test(letter)) yield letter;
    }
}

it.each([
  ['Simplified Chinese', 'gbk', [0xb0, 0xd7]],
  ['Traditional Chinese', 'big5', [0xa4, 0xc6]],
  ['Japanese', 'euc-jp', [0xa4, 0xf4]],
  ['Korean', 'euc-kr', [0xb0, 0xc8]],
] as const)('has the letters of the standard for %s', async (_, encoding, rows) => {
  const all = [...charactersOf(encoding, rows)].filter((letter) => !RARE.includes(letter));
  expect(all.length).toBeGreaterThan(2000);
  const { letters } = await paperFonts(all);
  for (const letter of all) if (/\P{sc=Latin}/u.test(letter)) expectDrawn(letter, letters!, inter);
});

const letterOf = (script: RegExp) =>
  fc.constantFrom(
    ...Array.from({ length: 0x11_000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => script.test(letter) && /[\p{L}\p{M}]/u.test(letter)),
  );

it.each([
  ['Arabic', /[\u0620-\u064a\u066e-\u06d3]/u],
  ['Hebrew', /[\u05b0-\u05bc\u05d0-\u05f2]/u],
  ['Thai', /[\u0e01-\u0e4e]/u],
  ['Devanagari', /[\u0900-\u0963\u0971-\u097f]/u],
  ['Georgian', /[\u10a0-\u10ff\u1c90-\u1cbf]/u],
  ['Armenian', /[\u0530-\u0588]/u],
  ['hangul', /[\uac00-\ud7a3]/u],
] as const)('has names of any %s letters, between Latin ones and digits', async (_, script) => {
  const letter = letterOf(script);
  const name = fc.array(fc.oneof(letter, fc.constantFrom('a', 'É', '-', ' ', '7', '’')), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(name, letter, async (parts, one) => {
      const line = [...parts, one].join('').trim();
      // A mark that has no letter before it stands on a circle, which is not part of the name.
      const { letters } = await paperFonts(line);
      if (letters && !/^\p{M}|[^\p{L}\p{M}]\p{M}|[a-zÉ]\p{M}/u.test(line))
        expectDrawn(line.normalize('NFC'), letters, inter);
    }),
    { numRuns: 30 },
  );
});

it('loads no other font for names that the usual ones can draw', async () => {
  for (const name of ['Zoë Őszi', 'Zoë Őszi'.normalize('NFD'), 'Ελένη', 'Дмитрий', 'Nguyễn'])
    expect((await paperFonts({ name })).letters).toBeNull();
});

const invoice = (name: string): InvoiceDetails => ({
  id: '019a0000-0000-7000-8000-000000000001',
  kind: 'invoice',
  number: 'MERIDIAN-I000001',
  corporationId: '019a0000-0000-7000-8000-000000000002',
  corporationName: name,
  currency: 'GBP',
  month: '2026-10',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-30',
  status: 'open',
  total: 1200,
  credited: 0,
  received: 0,
  payments: [],
  creditedBy: [],
  paidAt: null,
  corrects: null,
  correctsOn: null,
  reason: null,
  tax: null,
  taxes: [],
  seller: null,
  buyer: null,
  payTo: null,
  lines: [
    {
      bookingId: '019a0000-0000-7000-8000-000000000003',
      dispatchId: 'AB12',
      pickupTime: '2026-10-05T09:05:00',
      passengerName: name,
      originAddress: 'The Savoy, Strand',
      destinationAddress: name,
      fields: [{ title: 'Cost centre', value: name }],
      amount: 1200,
      tax: 0,
      taxRate: null,
      left: 1200,
    },
  ],
});

describe('an invoice', () => {
  /** The file's text. Programs that search it know Arabic letters in each of their forms. */
  async function textOf(details: InvoiceDetails) {
    const look = {
      name: 'Meridian Cars',
      logo: null,
      accent: '#1f7a4d',
      ...(await paperFonts(details)),
      texts: messages.en.trip,
      invoiceTexts: messages.en.invoice,
      formats: formatsFor('en', { locale: 'en-GB', currency: 'GBP', distanceUnit: 'mi' }),
    };
    const file = new Uint8Array(invoicePdf(details, look));
    const { text } = await extractText(await getDocumentProxy(file));
    return text.join(' ').normalize('NFKC').replaceAll(/\s/g, '');
  }

  it.each(['王小明', '渡邉さくら', '김민준', 'გიორგი', 'Արմեն', 'क्षत्रिय', 'ที่ปรึกษา'])(
    'can be searched for %s',
    async (name) => {
      const text = await textOf(invoice(name));
      expect(text.split(name.normalize('NFKC')).length - 1).toBe(4);
    },
  );

  it.each(['محمد', 'יעקב'])(
    'can be searched for %s, which is read from the right',
    async (name) => {
      const text = await textOf(invoice(name));
      const backwards = Array.from(name).toReversed().join('');
      expect(text.split(name).length + text.split(backwards).length - 2).toBe(4);
      // The names do not move what is written around them.
      expect(text).toMatch(/09:05·.+·TripIDAB12/);
    },
  );

  it('loses no letter of a very long name', async () => {
    const name = '王'.repeat(300);
    const text = await textOf(invoice(name));
    expect(text.split('王').length - 1).toBe(4 * 300);
  });
});
