import { expect, it } from 'vitest';
import { missingPathsFrom, projectFiles, readProjectFile } from './namedTests.ts';

/** How many requirements of levels 1 and 2 each chapter of version 5.0.0 has. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const document = readProjectFile('docs/security/asvs.md');
const rows = [...document.matchAll(/^\| (\d+)\.(\d+)\.(\d+) +\| .+? \| (.+?) *\|$/gm)].map(
  ([, chapter = '', section, number, answer = '']) => ({
    chapter: Number(chapter),
    id: `${chapter}.${section}.${number}`,
    answer,
  }),
);

it('answers each requirement once', () => {
  const answered = REQUIREMENTS.map(
    (_, at) => rows.filter(({ chapter }) => chapter === at + 1).length,
  );
  expect(answered).toEqual(REQUIREMENTS);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const vague = rows.filter(({ answer }) => !/^(holds|not here|open): ./.test(answer));
  expect(vague).toEqual([]);
});

it('lists at its top exactly what is open', () => {
  const top = document.slice(document.indexOf('## What is open'), document.indexOf('## 1.'));
  const listed = [...top.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id);
  const open = rows.filter(({ answer }) => answer.startsWith('open')).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

it('names only files and tests that are there', () => {
  const files = projectFiles();
  const missing = rows.flatMap(({ id, answer }) =>
    missingPathsFrom(answer, files).map((problem) => `${id}: ${problem}`),
  );
  expect(missing).toEqual([]);
});
