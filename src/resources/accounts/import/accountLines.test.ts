import { expect, it } from 'vitest';
import { readText } from '../../../imports/reading/readTable.ts';
import { accountLines } from './accountLines.ts';

it.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['German', 'de'],
  ['Deutsch', 'de'],
  ['allemand', 'de'],
  ['francais', 'fr'],
  ['svenska', 'sv'],
  ['', undefined],
  ['Klingon', 'Klingon'],
])('understands the language %j', (cell, language) => {
  const read = readText(`Account name,Email,Number,Language\nPine,ada@pine.example,1,${cell}`);
  if (!('table' in read)) throw new Error('The table was not read.');
  expect(accountLines(read.table, true)[0]?.values.communicationLanguage).toBe(language);
});

it('has every line where the first is no heading', () => {
  const read = readText('Pine,ada@pine.example\nOak,bo@oak.example');
  if (!('table' in read)) throw new Error('The table was not read.');
  expect(accountLines(read.table, false).map(({ values }) => values.accountName)).toEqual([
    'Pine',
    'Oak',
  ]);
});
