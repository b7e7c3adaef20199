import { messages } from '../../../../contract/messages/messages.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../../contract/booking/receipt.ts';
import { type Language, LANGUAGES } from '../../../../contract/core/languages.ts';
import { formatsFor } from '../../../../contract/core/formats.ts';
import { receiptName, receiptPdf } from '../../../../contract/receipts/receiptPdf.ts';
import { receiptTexts } from './receiptTexts.ts';

const require = createRequire(import.meta.url);
const font = (path: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${path}`)).toString('base64');
const fonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('600SemiBold/Inter_600SemiBold.ttf'),
};

const receipt: Receipt = {
  bookingId: '019a0000-0000-7000-8000-000000000001',
  number: 'MERIDIAN-R000123',
  seller: {
    name: 'Meridian Cars Ltd',
    address: ['14 Example Wharf', 'London E14 0XX'],
    taxNumber: 'GB 000 0000 00',
  },
  tax: { kind: 'vat', rate: 20, amount: 29_958 },
  driverName: 'Grace Lindqvist',
  car: 'Tesla Model Y',
  registration: 'LX72 KJT',
  startedAt: '2026-11-21T09:09:00.000Z',
  endedAt: '2026-11-21T09:31:00.000Z',
  dispatchId: 'AB12CD34',
  createdAt: '2026-11-20T23:30:00.000Z',
  pickupAt: '2026-11-21T09:05:00.000Z',
  pickupTimeZone: 'Europe/London',
  corporationName: 'Northwind Trading',
  companyName: 'City Cars',
  passengerName: 'Zoë Őszi-Štěpánková',
  bookedByName: 'Åsa Müller',
  stops: ["King's Cross Station", 'The Savoy, Strand'],
  distanceMeters: 4828,
  vehicle: 'Saloon',
  numberOfVehicles: 1,
  flight: { airline: 'British Airways', number: 'ba117' },
  payment: { type: 'creditCard', paymentMethod: { brand: 'visa', number: '4242' } },
  fields: [{ title: 'Cost centre', value: 'Fű, Öl & Søn' }],
  pricing: {
    currency: 'GBP',
    price: 180_000,
    additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 250, tolls: 500, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 1000,
    total: 179_750,
    passengerNoShowFee: null,
    passengerPrematureCancellationFee: null,
  },
};

const channel = { locale: 'en-GB', currency: 'GBP', distanceUnit: 'mi' } as const;

async function read(of: Receipt, language: Language) {
  const file = receiptPdf(of, {
    name: 'Meridian Cars',
    logo: null,
    accent: '#1f7a4d',
    fonts,
    texts: await receiptTexts(language),
    formats: formatsFor(language, channel),
  });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return { pages: text.map((page) => page.replaceAll(/\s+/g, ' ')), totalPages, file };
}

describe('a receipt', () => {
  it('has everything about the trip, in the letters of every language', async () => {
    const { pages, totalPages } = await read(receipt, 'en');
    expect(totalPages).toBe(1);
    for (const said of [
      'Meridian Cars',
      'Receipt Receipt no. MERIDIAN-R000123',
      'Seller Meridian Cars Ltd 14 Example Wharf London E14 0XX',
      'VAT number GB 000 0000 00',
      'Driver Grace Lindqvist',
      'Car Tesla Model Y',
      'Number plate LX72 KJT',
      'Passenger picked up 21 November 2026, 09:09 GMT',
      'Passenger dropped off 21 November 2026, 09:31 GMT',
      'Booked on 20 November 2026, 23:30 GMT',
      'Includes VAT at 20% £299.58',
      'Zoë Őszi-Štěpánková',
      'Åsa Müller',
      'Cost centre Fű, Öl & Søn',
      "Pickup King's Cross Station",
      'Dropoff The Savoy, Strand',
      'Pickup time 21 November 2026, 09:05 GMT',
      '3.00 mi',
      'Flight British Airways BA 117',
      'Trip ID AB12CD34',
      'Fare £1,800.00',
      'Waiting £2.50',
      'Tolls £5.00',
      'Discount -£10.00',
      'Total £1,797.50',
      'Visa ending in 4242',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(said);
    expect(pages[0]).not.toContain('Extras');
  });

  it.each([
    [{ taxNumberName: 'ABN', taxKind: 'gst' }, 'ABN 00 000 000 000'],
    [{ taxKind: 'gst' }, 'Numéro de TPS 00 000 000 000'],
    [{}, 'Numéro de TVA 00 000 000 000'],
  ] as const)('calls the number of the seller what it is: %o', async (number, said) => {
    const seller = { ...receipt.seller!, taxNumber: '00 000 000 000', ...number };
    const { pages } = await read({ ...receipt, seller }, 'fr');
    expect(pages[0]).toContain(said);
  });

  it.each([
    ['en', ['Tolls £5.00', 'Discount -£10.00', 'Total £1,797.50', '21 November 2026, 09:05']],
    ['de', ['Mautgebühren 5,00 £', 'Gesamtbetrag 1.797,50 £', '21. November 2026, 09:05']],
    ['es', ['Peajes 5,00 £', 'Total 1797,50 £', '21 de noviembre de 2026, 09:05', 'N.º de viaje']],
    ['fr', ['Péages 5,00 £', 'Total 1 797,50 £', '21 novembre 2026, 09:05', 'Reçu']],
    ['it', ['Pedaggi 5,00 £', 'Totale 1797,50 £', '21 novembre 2026, 09:05']],
    ['hu', ['Útdíj 5,00 £', 'Összesen 1797,50 £', '2026. november 21., 09:05']],
    ['nl', ['Tol £ 5,00', 'Totaal £ 1.797,50', '21 november 2026, 09:05']],
    ['pt', ['Portagens 5,00 £', 'Total 1797,50 £', '21 de novembro de 2026, 09:05']],
    ['fi', ['Alennus −10,00 £', 'Yhteensä 1 797,50 £', '21. marraskuuta 2026, 09:05']],
    ['sv', ['Vägavgifter 5,00 £', 'Totalt 1 797,50 £', '21 november 2026, 09:05']],
  ] as const)('has the language and the money format of its reader: %s', async (language, said) => {
    const { labels, pricing, receipt: words } = messages[language].trip;
    const { pages, totalPages, file } = await read(receipt, language);
    expect(totalPages).toBe(1);
    expect(file.byteLength).toBeLessThan(100_000);
    const named = [...Object.values(words), ...Object.values(labels), pricing.waitingPrice]
      .filter((text) => !text.includes('%{'))
      .filter(
        (text) =>
          ![words.fileName, words.confirmation, words.noInvoice, labels.stop].includes(text),
      );
    for (const text of [...said, ...named, 'Zoë Őszi-Štěpánková', 'Fű, Öl & Søn', 'Visa'])
      expect(pages[0]).toContain(text);
  });

  it('has texts of its own for every language', async () => {
    const titles = await Promise.all(LANGUAGES.map((language) => receiptTexts(language)));
    expect(titles).toEqual(LANGUAGES.map((language) => messages[language].trip));
  });

  it('continues on further pages, and loses no line of a long address', async () => {
    const address = (at: number) =>
      `${at}a ${'Very Long Street Name That Goes On, '.repeat(8)}End of stop ${at}`;
    const stops = Array.from({ length: 12 }, (_, at) => address(at));
    const { pages, totalPages } = await read({ ...receipt, stops }, 'en');
    expect(totalPages).toBeGreaterThan(1);
    const all = pages.join(' ');
    for (let at = 0; at < 12; at += 1) expect(all).toContain(`End of stop ${at}`);
    expect(all).toContain('Total £1,797.50');
    expect(pages.at(-1)).toContain(`Page ${totalPages} of ${totalPages}`);
  });

  it('is a small file, named after the day of booking at the pickup', async () => {
    const { file } = await read(receipt, 'en');
    expect(file.byteLength).toBeLessThan(100_000);
    expect(receiptName(receipt, 'receipt')).toBe('receipt-2026-11-20.pdf');
    const sydney = { ...receipt, pickupTimeZone: 'Australia/Sydney' };
    expect(receiptName(sydney, 'receipt')).toBe('receipt-2026-11-21.pdf');
  });
});

it.each([
  ['fr', 'Berline'],
  ['hu', 'Szedán'],
] as const)('calls the vehicle in %s %s', async (language, shown) => {
  expect((await read(receipt, language)).pages[0]).toContain(shown);
});

it('writes letters with separate accents as one letter each', async () => {
  const name = 'Zoë Őszi-Štěpánková';
  const { pages } = await read({ ...receipt, passengerName: name.normalize('NFD') }, 'en');
  expect(pages[0]).toContain(name);
});

it.each(LANGUAGES)(
  'confirms a trip of the business account without its tax in %s',
  async (language) => {
    const { receipt: words } = messages[language].trip;
    const payment = { type: 'businessAccount', paymentMethod: null } as const;
    const { pages } = await read({ ...receipt, payment, tax: null }, language);
    expect(pages[0]).toContain(words.confirmation);
    expect(pages[0]).toContain(words.noInvoice);
    expect(pages[0]).not.toContain(words.number.replace('%{number}', receipt.number));
  },
);
