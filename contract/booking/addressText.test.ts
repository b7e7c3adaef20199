import { describe, expect, it } from 'vitest';
import { isSameAddress, onOneLine, searchText } from './addressText.ts';

describe('onOneLine', () => {
  it.each([
    ['The Savoy\nStrand,\r\n  London  WC2R 0EZ\n\n', 'The Savoy, Strand, London WC2R 0EZ'],
    ['1 High Street', '1 High Street'],
    [' \n ', ''],
  ])('writes %j as %j', (text, line) => {
    expect(onOneLine(text)).toBe(line);
  });
});

it('searches for the point of a link, however long it is, and for a text as it is', () => {
  const link = `https://www.google.com/maps/place/${'x'.repeat(300)}/@51.5,-0.12,17z`;
  expect(searchText(link)).toBe('51.5, -0.12');
  expect(searchText(' Savoy ')).toBe('Savoy');
});

describe('isSameAddress', () => {
  it.each([
    ['The Savoy, Strand, London WC2R 0EZ', 'the savoy strand london wc2r0ez, UK', true],
    ['Café de l’Été', 'CAFE DE L ETE', true],
    ['1 High Street, London', '11 High Street, London', false],
    ['Kings Cross', "King's Cross, London", false],
    ['Flat 1, 1 High Street', 'Flat 11 High Street', false],
    ['', '', false],
    ['UK', 'United Kingdom', false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(isSameAddress(a, b)).toBe(same);
  });
});
