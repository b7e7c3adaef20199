import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalWords, findBritishPostcode, fold, isOneTypoApart, outcodeChain } from './text.ts';

describe('fold', () => {
  it.each([
    ['King’s Cross, St. Pancras', 'kings cross st pancras'],
    ['  Swissôtel   SYDNEY ', 'swissotel sydney'],
    ['V&A', 'v and a'],
    ['Brighton-Le-Sands', 'brighton le sands'],
    ['…', ''],
  ])('%j → %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('does not change folded text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('canonicalWords', () => {
  it.each([
    ['Heathrow, Terminal 5', ['heathrow', 't5']],
    ['term 2', ['t2']],
    ['Saint James Street', ['st', 'james', 'st']],
    ['Slough Railway Station', ['slough', 'station']],
    ['constructor', ['constructor']],
    ['', []],
  ])('%j → %j', (text, words) => {
    expect(canonicalWords(text)).toEqual(words);
  });
});

describe('findBritishPostcode', () => {
  it.each([
    ['SW1A 1AA', 'SW1A', 'SW1A1AA', ''],
    ['tw62ga', 'TW6', 'TW62GA', ''],
    ['12 High St, London e14 5ab please', 'E14', 'E145AB', '12 High St, London please'],
    ['TW6 2G', 'TW6', 'TW62G', ''],
    ['EC2M 7', 'EC2M', 'EC2M7', ''],
  ])('%j', (text, outcode, compact, rest) => {
    const found = findBritishPostcode(text);
    expect(found).toMatchObject({ outcode, compact });
    expect(found?.rest.replaceAll(/\s+/g, ' ').trim()).toBe(rest);
  });

  it.each(['TW6', '10 Downing Street', 'Sydney NSW 2000', 'terminal 5', ''])(
    'finds none in %j',
    (text) => {
      expect(findBritishPostcode(text)).toBeNull();
    },
  );
});

it('falls back from a district to its area', () => {
  expect(outcodeChain('SW1A')).toEqual(['SW1A', 'SW1', 'SW']);
  expect(outcodeChain('M3')).toEqual(['M3', 'M']);
});

describe('isOneTypoApart', () => {
  it.each([
    ['padington', 'paddington', true],
    ['eustonn', 'euston', true],
    ['eutson', 'euston', true],
    ['euston', 'eustan', true],
    ['euston', 'euston', false],
    ['euston', 'boston', false],
    ['eustno', 'eusotn', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect(isOneTypoApart(a, b)).toBe(expected);
  });

  it('works in both directions, and for every missing letter', () => {
    const word = fc.stringMatching(/^[a-z]{2,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), word, (a, at, b) => {
        const cut = at % a.length;
        expect(isOneTypoApart(a, a.slice(0, cut) + a.slice(cut + 1))).toBe(true);
        expect(isOneTypoApart(a, b)).toBe(isOneTypoApart(b, a));
      }),
    );
  });
});
