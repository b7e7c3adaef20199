import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLE = 'docs/examples/employee-badge/field.diff';
const MAX_FILES = 4;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('is shown in the document unchanged', () => {
  expect(read('docs/adding-a-field.md')).toContain(
    `**\`${EXAMPLE}\`**\n\n\`\`\`diff\n${read(EXAMPLE)}\`\`\`\n`,
  );
});

it('changes at most four files by hand, and can still be applied', () => {
  const changed = read(EXAMPLE).match(/^\+\+\+ .*$/gm) ?? [];
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(MAX_FILES);
  const check = ['apply', '--check', '-p0', EXAMPLE];
  expect(() => execFileSync('git', check, { cwd: ROOT, stdio: 'pipe' })).not.toThrow();
});
