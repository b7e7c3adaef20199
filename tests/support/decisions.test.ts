import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const records = globSync('[0-9]*.md', { cwd: FOLDER }).toSorted();
const lines = read('README.md')
  .replaceAll(/\n +/g, ' ')
  .split('\n')
  .filter((line) => line.startsWith('- '));
const lineOf = (record: string) => `- [${record.slice(0, 4)}](${record}) `;

it('lists every decision once, by its number and title', () => {
  const titles = records.map((record) =>
    read(record)
      .split('\n', 1)[0]
      ?.replace(/^# \d{4}: /, ''),
  );
  expect(lines.map((line) => line.replace(/ \([^()]*(?:\([^()]*\)[^()]*)*\)$/, ''))).toEqual(
    records.map((record, n) => lineOf(record) + titles[n]),
  );
});

it('has a date in the second line of every decision', () => {
  const undated = records.filter((record) => !/\n\n\d{4}-\d\d-\d\d\b/.test(read(record)));
  expect(undated).toEqual([]);
});

it('says of a superseded decision which one is in force', () => {
  const second = (record: string) => read(record).split('\n\n')[1]?.replaceAll('\n', ' ') ?? '';
  const superseded = records.flatMap((record) => {
    const [, by] = /(?:superseded|replaced|now said) by \[(\d{4})\]/i.exec(second(record)) ?? [];
    return by ? [{ record, by }] : [];
  });
  expect(superseded.length).toBeGreaterThan(0);
  for (const { record, by } of superseded)
    expect(lines.find((line) => line.startsWith(lineOf(record)))).toContain(`[${by}]`);
});

it('leads to decisions that are there from every document', () => {
  const root = join(FOLDER, '../..');
  const documents = globSync('{*.md,{docs,server,src,contract,scripts,tests}/**/*.md}', {
    cwd: root,
  });
  const missing = documents.flatMap((document) =>
    [
      ...readFileSync(join(root, document), 'utf8').matchAll(
        /\(([^()\s]*\/)?(\d{4}-[^()\s]+\.md)\)/g,
      ),
    ]
      .map(([, , record = '']) => basename(record))
      .filter((record) => !records.includes(record))
      .map((record) => `${document} leads to ${record}`),
  );
  expect(missing).toEqual([]);
});
