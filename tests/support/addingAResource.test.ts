import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOutWithExample } from './exampleCheckout.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const EXAMPLE = join(DOCS, 'examples/cost-centres');
const REGISTRATION = 'registration.diff';
const MAX_FILES = 5;
const MAX_LINES = 80;
const MINUTES = 60_000;

const read = (path: string) => readFileSync(path, 'utf8');
const written = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .toSorted();

/** The document's code blocks by the title above them, which is a path in bold. */
function blocksOf(document: string): Record<string, string> {
  const blocks = document.matchAll(/^\*\*`([^`]+)`\*\*.*\n\n```\w+\n([^]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, title = '', code = '']) => [title, code]));
}

let copy: Awaited<ReturnType<typeof checkOutWithExample>>;
beforeAll(async () => {
  copy = await checkOutWithExample(EXAMPLE);
});
afterAll(() => copy.remove());

it('is shown in the document unchanged', () => {
  const blocks = blocksOf(read(join(DOCS, 'adding-a-resource.md')));
  const files = [...written, REGISTRATION];
  expect(blocks).toEqual(
    Object.fromEntries(files.map((path) => [path, read(join(EXAMPLE, path))])),
  );
});

it('touches at most five files and eighty lines, including blank ones and the registration', () => {
  const registration = read(join(EXAMPLE, REGISTRATION));
  const changed = registration.match(/^\+\+\+ .*$/gm) ?? [];
  const registered = registration.match(/^\+(?!\+\+ ).*$/gm) ?? [];
  const lines = written.flatMap((path) => read(join(EXAMPLE, path)).trimEnd().split('\n'));
  expect(written.length).toBeGreaterThan(0);
  expect(changed.length).toBeGreaterThan(0);
  expect(written.length + changed.length).toBeLessThanOrEqual(MAX_FILES);
  expect(registered.length).toBeGreaterThan(0);
  expect(registered.length + lines.length).toBeLessThanOrEqual(MAX_LINES);
});

it('is formatted, linted and fits the types of the project', { timeout: 5 * MINUTES }, async () => {
  await copy.run('oxfmt', '--check', 'contract', 'server', 'src');
  await copy.run('oxlint', '--deny-warnings', ...written);
  expect(await copy.run('tsc', '--noEmit')).toBe('');
});

it('gets a migration that only creates its table', { timeout: 2 * MINUTES }, async () => {
  const folder = join(copy.folder, 'server/db/migrations');
  const before = new Set(readdirSync(folder));
  await copy.run('drizzle-kit', 'generate', '--name', 'cost-centres');
  const [made = '', ...others] = readdirSync(folder).filter((name) => !before.has(name));
  expect(others).toEqual([]);
  const statements = read(join(folder, made)).split('--> statement-breakpoint');
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(statement.trim()).toMatch(
      /^(CREATE TABLE|ALTER TABLE|CREATE INDEX "\w+" ON) "cost_centres"/,
    );
});

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

it(
  'passes the suites that loop over resources, and has a page',
  {
    timeout: 10 * MINUTES,
  },
  async () => {
    const projects = ['server', 'console'];
    const suites = ['tests/api/crud', 'tests/api/authorisation', 'tests/api/openapi'];
    await copy.run(
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...suites,
      'src/resources/costCentres.test.tsx',
      // The tests of the API description are not split by resource, so they are chosen by what they
      // describe.
      '--testNamePattern=cost-centres|CostCentres|OpenAPI|the calls that are mounted|every call',
      // A person reads the default report when this run fails; the JSON report is read below.
      '--reporter=default',
      '--reporter=json',
      '--outputFile=report.json',
    );
    const report = JSON.parse(read(join(copy.folder, 'report.json'))) as Report;
    const passed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName);
    const times = (name: RegExp) => passed.filter((one) => name.test(one)).length;
    for (const suite of [
      /^reading cost-centres pages/,
      /^reading cost-centres sorts by code/,
      /^reading cost-centres filters by every declared filter/,
      /^writing cost-centres creates a row/,
      /^writing cost-centres deletes a row, and restores it/,
      /^refusing bad input for cost-centres names status/,
      /^listCostCentres is refused to outsiders/,
      /^getCostCentres reaches only the rows of its caller/,
      /^restoreCostCentres reaches only the rows of its caller/,
      /^createCostCentres accepts in its query and body only ids of rows in reach/,
      /^describes exactly the calls that are mounted/,
    ])
      expect([suite, times(suite)]).toEqual([suite, 1]);
    expect(times(/^lists cost-centres on a page of their own/)).toBe(1);
  },
);
