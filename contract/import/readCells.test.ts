import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../core/languages.ts';
import { messages } from '../messages/messages.ts';
import { businessPassengers } from '../resources/businessPassengers.ts';
import { favouriteAddresses } from '../resources/favouriteAddresses.ts';
import { readCells } from './readCells.ts';

const person = (cells: Record<string, string>) => readCells(businessPassengers, cells, 'GB').values;

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
