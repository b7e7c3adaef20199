import { expect, it } from 'vitest';
import { missingPathsFrom, projectFiles, readProjectFile } from './namedTests.ts';

/** The success criteria of WCAG 2.2 by level. Version 2.2 dropped 4.1.1. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

const rows = [
  ...readProjectFile('docs/accessibility.md').matchAll(
    /^\| (\d\.\d\.\d+) +\| (A+) +\| .+? \| (.+?) *\|$/gm,
  ),
].map(([, id = '', level = '', answer = '']) => ({ id, level, answer }));

it.each(Object.entries(CRITERIA))('answers each criterion of level %s once', (level, ids) => {
  const answered = rows.filter((row) => row.level === level).map(({ id }) => id);
  expect(answered.toSorted()).toEqual(ids.split(' ').toSorted());
});

it('says of each whether it is met', () => {
  const vague = rows.filter(({ answer }) => !/^(holds|not here|open)\b.{4}/.test(answer));
  expect(vague).toEqual([]);
});

it('names only files and tests that are there', () => {
  const files = projectFiles();
  const missing = rows.flatMap(({ id, answer }) =>
    missingPathsFrom(answer, files).map((problem) => `${id}: ${problem}`),
  );
  expect(missing).toEqual([]);
});
