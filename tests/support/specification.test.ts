import { expect, it } from 'vitest';
import { missingFrom, projectFiles, readProjectFile } from './namedTests.ts';

const DOCUMENT = 'docs/specification.md';
/** The rows of the tables, without the headings and the lines below them. */
const rows = readProjectFile(DOCUMENT)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|what)/.test(line))
  .map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\| | *\|$/g, '').trim());
    return { what: cells[0] ?? '', shownBy: cells.at(-1) ?? '' };
  });

const files = projectFiles();
it('shows every line of the specification by a file, or says that it is not built', () => {
  expect(rows.length).toBeGreaterThan(250);
  const bare = rows.filter(
    ({ shownBy }) => !shownBy.includes('`') && !shownBy.startsWith('not built'),
  );
  expect(bare).toEqual([]);
});

it('names only files and tests that are there', () => {
  const missing = rows.flatMap(({ what, shownBy }) =>
    missingFrom(shownBy, files).map((problem) => `${what}: ${problem}`),
  );
  expect(missing).toEqual([]);
});
