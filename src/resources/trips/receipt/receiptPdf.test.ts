// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Polyglot from 'node-polyglot';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../../contract/booking/receipt.ts';
import { texts as english } from '../../../i18n/en/all.ts';
import { texts as french } from '../../../i18n/fr/all.ts';
import { formatDate, formatDateTime, formatDistance, formatMoney } from '../../declared/format.ts';
import { receiptName, receiptPdf } from './receiptPdf.ts';

const texts = { en: english, fr: french };
const require = createRequire(import.meta.url);
const font = (path: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${path}`)).toString('base64');
const fonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('600SemiBold/Inter_600SemiBold.ttf'),
};

const receipt: Receipt = {
  bookingId: '019a0000-0000-7000-8000-000000000001',
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
  payment: { type: 'creditCard', paymentMethod: { brand: 'Visa', number: '4242' } },
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

async function read(of: Receipt, language: 'en' | 'fr', locale: string) {
  const phrases = { trips: texts[language].trips, receipt: texts[language].receipt };
  const polyglot = new Polyglot({ phrases, locale: language });
  const file = receiptPdf(of, {
    name: 'Meridian Cars',
    logo: null,
    accent: '#1f7a4d',
    fonts,
    paymentText: 'Visa ending in 4242',
    translate: (key, params) => polyglot.t(key, params),
    formats: {
      locale,
      date: (at, zone) => formatDate(at, locale, zone),
      time: () => '',
      dateTime: (at, zone) => formatDateTime(at, locale, zone),
      money: (amount, currency = 'GBP') => formatMoney(amount, currency, locale),
      distance: (meters) => formatDistance(meters, 'mi', locale),
    },
  });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return { pages: text.map((page) => page.replaceAll(/\s+/g, ' ')), totalPages, file };
}

describe('a receipt', () => {
  it('says everything of the trip, in letters of every language', async () => {
    const { pages, totalPages } = await read(receipt, 'en', 'en-GB');
    expect(totalPages).toBe(1);
    for (const said of [
      'Meridian Cars',
      'Receipt Booked on 20 November 2026',
      'Zoë Őszi-Štěpánková',
      'Åsa Müller',
      'Cost centre Fű, Öl & Søn',
      "Pickup King's Cross Station",
      'Dropoff The Savoy, Strand',
      '21 November 2026, 09:05',
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

  it('speaks the language and writes the money of its reader', async () => {
    const { pages } = await read(receipt, 'fr', 'fr');
    expect(pages[0]).toContain('Reçu');
    expect(pages[0]).toContain('Péages 5,00 £');
    expect(pages[0]).toContain('Total 1 797,50 £');
  });

  it('goes on on further pages, and loses no line of a long address', async () => {
    const address = (at: number) =>
      `${at}a ${'Very Long Street Name That Goes On, '.repeat(8)}End of stop ${at}`;
    const stops = Array.from({ length: 12 }, (_, at) => address(at));
    const { pages, totalPages } = await read({ ...receipt, stops }, 'en', 'en-GB');
    expect(totalPages).toBeGreaterThan(1);
    const all = pages.join(' ');
    for (let at = 0; at < 12; at += 1) expect(all).toContain(`End of stop ${at}`);
    expect(all).toContain('Total £1,797.50');
    expect(pages.at(-1)).toContain(`Page ${totalPages} of ${totalPages}`);
  });

  it('is a small file, named after the day of booking at the pickup', async () => {
    const { file } = await read(receipt, 'en', 'en-GB');
    expect(file.byteLength).toBeLessThan(100_000);
    expect(receiptName(receipt, 'receipt')).toBe('receipt-2026-11-20.pdf');
    const sydney = { ...receipt, pickupTimeZone: 'Australia/Sydney' };
    expect(receiptName(sydney, 'receipt')).toBe('receipt-2026-11-21.pdf');
  });
});
