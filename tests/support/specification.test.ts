import { expect, it } from 'vitest';
import { hasTest, projectFiles, readProjectFile } from './namedTests.ts';

const DOCUMENT = 'docs/specification.md';
/** A file in backticks, then the tests in it that are meant, if any: `file` (“name”, “name”). */
const NAMED = /`([^`]+)`(?: \(((?:“[^”]+”(?:, )?)+)\))?/g;
const QUOTED = /“([^”]+)”/g;
/** The rows without their headings and the lines below those. */
const rows = readProjectFile(DOCUMENT)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|what)/.test(line))
  .map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\| | *\|$/g, '').trim());
    return { what: cells[0] ?? '', shownBy: cells.at(-1) ?? '' };
  });

const files = projectFiles();
const found = (path: string) =>
  files.filter((file) => file === path || file.endsWith(`/${path}`) || file.startsWith(`${path}/`));

it('shows every line of the specification by a file, or says that it is not built', () => {
  expect(rows.length).toBeGreaterThan(250);
  const bare = rows.filter(
    ({ shownBy }) => !shownBy.includes('`') && !shownBy.startsWith('not built'),
  );
  expect(bare).toEqual([]);
});

it('names only files and tests that are there', () => {
  const missing = rows.flatMap(({ what, shownBy }) =>
    [...shownBy.matchAll(NAMED)].flatMap(([, path = '', names = '']) => {
      const [file, another] = found(path);
      if (!file) return [`${what}: no file ${path}`];
      if (another && names !== '') return [`${what}: several files ${path}`];
      const text = names === '' ? '' : readProjectFile(file);
      return [...names.matchAll(QUOTED)]
        .filter(([, name = '']) => !hasTest(text, name))
        .map(([, name]) => `${what}: no test “${name}” in ${path}`);
    }),
  );
  expect(missing).toEqual([]);
});
