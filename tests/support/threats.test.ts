import { expect, it } from 'vitest';
import { hasTest, readProjectFile } from './namedTests.ts';

const THREATS = readProjectFile('docs/security/threats.md');

/** The last cell of each row: a file, and the name of a test if the file has several. */
const named = [...THREATS.matchAll(/\| `([\w/.]+\.test\.ts)`(?:: (.+?))?\s*\|$/gm)];

it('every threat names a test that exists', () => {
  const rows = THREATS.match(/^\| (?!-|threat)/gm) ?? [];
  expect(rows.length).toBeGreaterThan(30);
  expect(named).toHaveLength(rows.length);
  const missing = named.filter(([, file = '', name]) => {
    const text = readProjectFile(file);
    return name !== undefined && !hasTest(text, name);
  });
  expect(missing.map(([row]) => row)).toEqual([]);
});
