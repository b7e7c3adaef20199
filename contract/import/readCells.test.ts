import { describe, expect, it } from 'vitest';
import { date, number } from '../core/fields.ts';
import { LANGUAGES } from '../core/languages.ts';
import { messages } from '../messages/messages.ts';
import { businessPassengers } from '../resources/businessPassengers.ts';
import { favouriteAddresses } from '../resources/favouriteAddresses.ts';
import type { AnyResource } from '../core/resource.ts';
import { readCells } from './readCells.ts';

const person = (cells: Record<string, string>) => readCells(businessPassengers, cells, 'GB').values;

const weighedRows: AnyResource = {
  ...businessPassengers,
  scope: { by: 'channel' },
  fields: { weight: number({ decimal: true }) },
  importable: { columns: ['weight'], identifiedBy: ['weight'] },
};
const weighed = (weight: string) => readCells(weighedRows, { weight }, 'GB').values['weight'];

it.each(['mail\nto:x@y.example', 'x@y.\r\nexample', 'mailto:x@y.example', ' x@y.example\n'])(
  'an e-mail address is read without line breaks and link: %j',
  (email) => expect(person({ email })).toEqual({ email: 'x@y.example' }),
);

describe('a cell of a number', () => {
  it.each([
    ['1234', 1234],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567.25', 1_234_567.25],
    ['-0,125', -0.125],
    ['1.234', 1.234],
  ])('%s is read', (text, value) => expect(weighed(text)).toBe(value));

  it.each(['1,234', '-12,345', '1,23,4.5', '1,234.5.6', '£5', 'five'])(
    '%s stays a text, which is refused, because it is no number or could be two',
    (text) => expect(weighed(text)).toBe(text),
  );
});

describe('a cell with the error of a formula', () => {
  it.each([
    '#N/A',
    '#REF!',
    '#DIV/0!',
    '#NAME?',
    '#SPILL!',
    '#NV',
    '#WERT!',
    '#HIÁNYZIK',
    ' #N/D ',
  ])('%s has no value', (familyName) =>
    expect(readCells(businessPassengers, { givenName: 'Ada', familyName }, 'GB')).toEqual({
      values: { givenName: 'Ada' },
      corrected: {},
      errors: { familyName: { code: 'spreadsheetError' } },
    }),
  );

  it.each([
    [{ 'phone.number': '#N/A' }],
    [{ 'phone.prefix': '#REF!', 'phone.number': '7911123456' }],
  ])('is named for a phone: %o', (cells) =>
    expect(readCells(businessPassengers, cells, 'GB')).toMatchObject({
      values: {},
      errors: { 'phone.number': { code: 'spreadsheetError' } },
    }),
  );

  it.each(['#1', '#', '# 12', '#Ada', 'C#!', '#n/a here'])('is not %s', (familyName) =>
    expect(person({ familyName })).toEqual({ familyName }),
  );
});

const dated: AnyResource = {
  ...businessPassengers,
  scope: { by: 'channel' },
  fields: { due: date({}) },
  importable: { columns: ['due'], identifiedBy: ['due'] },
};

describe('a cell of a date', () => {
  it.each([
    ['31/03/2027', 'US', '2027-03-31'],
    ['5.4.2027', 'US', '2027-04-05'],
    ['04/04/2027', 'US', '2027-04-04'],
    ['05/04/2027', 'GB', '2027-04-05'],
    ['5-4-2027', 'AU', '2027-04-05'],
  ])('%s is read in %s, and shown as it was understood', (due, country, day) => {
    expect(readCells(dated, { due }, country)).toEqual({
      values: { due: day },
      corrected: { due: day },
      errors: {},
    });
  });

  it.each([
    ['2027-03-31', 'GB'],
    // Another day for another reader.
    ['05/04/2027', 'US'],
    ['05/04/2027', 'CA'],
    ['03/31/2027', 'GB'],
    ['31/03/27', 'GB'],
    ['31/03-2027', 'GB'],
    ['tomorrow', 'GB'],
  ])('%s stays as it is in %s', (due, country) => {
    expect(readCells(dated, { due }, country)).toEqual({
      values: { due },
      corrected: {},
      errors: {},
    });
  });
});

describe('a cell of a choice', () => {
  it.each(LANGUAGES)('is read as it is written in %s', (language) => {
    const { words } = messages[language].reports;
    expect(person({ status: words.active })).toEqual({ status: 'active' });
    expect(person({ status: ` ${words.inactive.toUpperCase()} ` })).toEqual({ status: 'inactive' });
    const yesAndNo = readCells(
      favouriteAddresses,
      { suggestForPickupAddress: words.yes, suggestForDestinationAddress: words.no },
      'GB',
    );
    expect(yesAndNo.values).toEqual({
      suggestForPickupAddress: true,
      suggestForDestinationAddress: false,
    });
  });

  it.each([
    ['de', 'de'],
    ['Deutsch', 'de'],
    ['allemand', 'de'],
    ['German', 'de'],
    ['espanol', 'es'],
    ['Klingon', 'Klingon'],
  ])('that is a language: %s', (word, language) => {
    expect(person({ communicationLanguage: word })).toEqual({ communicationLanguage: language });
  });

  it('that names no choice stays as it is, so that its rule refuses it', () => {
    expect(person({ status: 'Activo?' })).toEqual({ status: 'Activo?' });
    expect(person({ status: 'Inactiva' })).toEqual({ status: 'inactive' });
  });
});

describe('an apostrophe at the beginning', () => {
  it('is a mark before a phone number and its prefix', () => {
    const cells = { 'phone.prefix': "'+44", 'phone.number': "'07911 123456" };
    expect(person(cells)).toEqual({ phone: '+447911123456' });
  });

  it.each(["'0123", "'70", "'-5", "'tis"])('is part of a text: %s', (text) => {
    expect(person({ externalId: text })).toEqual({ externalId: text });
  });
});
