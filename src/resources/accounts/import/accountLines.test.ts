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
  expect(accountLines(read.table)[0]?.values.communicationLanguage).toBe(language);
});
