import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHILD_FLAGS } from '../tests/support/childFlags.ts';

/** Reports what Node itself has to find for the tables, which import one package again and again. */
const REPORT = `
import { getCompileCacheDir, registerHooks } from 'node:module';
const asked = [];
registerHooks({
  resolve(specifier, context, next) {
    asked.push([specifier, context.parentURL ?? '']);
    return next(specifier, context);
  },
});
process.on('exit', () => console.log(JSON.stringify({ asked, compiled: getCompileCacheDir() })));
`;

it('lets Node find a package once, and keep what it has compiled', async () => {
  // The hooks that are registered first are asked last.
  const report = ['--import', `data:text/javascript,${encodeURIComponent(REPORT)}`];
  const tables = join(import.meta.dirname, 'db/tables/index.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...report,
    ...CHILD_FLAGS,
    tables,
  ]);
  const { asked, compiled }: { asked: [string, string][]; compiled: string } = JSON.parse(stdout);
  const names = asked.map(([name]) => name);
  for (const name of ['drizzle-orm', 'drizzle-orm/pg-core'])
    expect(names.filter((other) => other === name)).toHaveLength(1);
  const within = asked.filter(([, from]) => from.includes('/node_modules/drizzle-orm/'));
  expect(within.map(([name]) => name).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(compiled).toContain(join('node_modules', '.cache', 'compiled'));
});
