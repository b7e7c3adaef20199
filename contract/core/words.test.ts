import { describe, expect, it } from 'vitest';
import { findsPerson, foldText, searchTerms, wordsOf } from './words.ts';

it.each([
  ['Müller', 'muller'],
  ['ÉLODIE', 'elodie'],
  ['Østby Łukasz', 'ostby lukasz'],
  ['Straße', 'strasse'],
  ['Þór', 'thor'],
  ['ＡＢＣ１２', 'abc12'],
  ['Ωμέγας', 'ωμεγασ'],
])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded));

it('finds words that have an apostrophe with it, without it, and by the part after it', () => {
  expect(wordsOf('Niamh O’Brien-Smith')).toEqual(
    expect.arrayContaining(['niamh', 'o', 'brien', 'smith', 'obrien']),
  );
});

it('joins a number that is written in parts, and leaves numbers among words alone', () => {
  expect(searchTerms('isa 07400 129')).toEqual([
    { words: ['isa'], digits: [] },
    { words: ['07400', '129'], digits: ['7400129'] },
  ]);
  expect(searchTerms('room 12')).toEqual([
    { words: ['room'], digits: [] },
    { words: ['12'], digits: [] },
  ]);
  expect(searchTerms(' — ')).toEqual([]);
});

describe('a person', () => {
  const finds = (search: string) =>
    findsPerson(search, ['Isabelle Ivanović', 'isa.ivanovic@northwind.example'], '+447400129019');

  it.each([
    '+44 7400 129019',
    '+44 (0)7400 129 019',
    '+44 07400 129019',
    '0044 7400 129019',
    '07400129019',
    '07400 129019',
    '(07400) 129-019',
    '7400129',
    '129019',
    'isa iv',
    'iv isa',
    'IVANOVIC',
    'ívanović',
    'isabelle 07400',
    'isa.ivanovic@north',
    'northwind',
  ])('is found by %s', (search) => expect(finds(search)).toBe(true));

  it.each(['belle', '07401129019', 'isa anna', '44 12', '%', '+', '', '   '])(
    'is not found by “%s”',
    (search) => expect(finds(search)).toBe(false),
  );
});
