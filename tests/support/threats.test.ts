import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const THREATS = readFileSync(join(ROOT, 'docs/security/threats.md'), 'utf8');

/** The last cell of each row: a file, and the name of a test in it where it has several. */
const named = [...THREATS.matchAll(/\| `([\w/.]+\.test\.ts)`(?:: (.+?))?\s*\|$/gm)];

it('every threat names a test that is there', () => {
  const rows = THREATS.match(/^\| (?!-|threat)/gm) ?? [];
  expect(rows.length).toBeGreaterThan(30);
  expect(named).toHaveLength(rows.length);
  const missing = named.filter(([, file = '', name]) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return name !== undefined && !text.includes(`'${name}'`) && !text.includes(`"${name}"`);
  });
  expect(missing.map(([row]) => row)).toEqual([]);
});
