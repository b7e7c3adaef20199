import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { MODULES, type ModulesByFile } from './lib/listModules.ts';

/**
 * Lists what this product is made of, as CycloneDX (`npm sbom`), and asks the registry which parts
 * have known weaknesses (`npm audit`). The lists need no network. If the registry does not answer,
 * this is reported and the run fails, because then nothing is known.
 */
const FOLDER = 'reports';
const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Level = (typeof LEVELS)[number];
/** From this level on, a weakness in anything that runs in production fails the run. */
const FAILING = new Set<Level>(['moderate', 'high', 'critical']);
const CODES = { weak: 1, unknown: 2 } as const;

interface Weakness {
  name: string;
  severity: Level;
  range: string;
  fixAvailable: boolean | { name: string; version: string };
}
interface AuditReport {
  vulnerabilities?: Record<string, Weakness>;
  /** Set if the registry did not answer properly. */
  message?: string;
  error?: { code?: string; summary?: string };
}

/** The npm that started the script, or the one on the path if there was none. */
function npm(...args: string[]): string {
  const cli = process.env['npm_execpath'];
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const { stdout, error } = spawnSync(command, [...first, ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    // npm repeats on the standard error, in other words, what its answer says.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error) throw error;
  return stdout;
}

interface Bom {
  components: { name: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}
const readBom = (...args: string[]) =>
  JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...args)) as Bom;

function writeBom(name: string, bom: Bom): void {
  const file = join(FOLDER, name);
  writeFileSync(file, JSON.stringify(bom, null, 2));
  console.log(`${file}: ${bom.components.length} packages`);
}

/** The part of a list of packages that these have. */
function partOf(bom: Bom, refs: ReadonlySet<string>): Bom {
  const root = bom.dependencies.slice(0, 1).map(({ ref }) => ref);
  const kept = new Set([...root, ...refs]);
  return {
    ...bom,
    components: bom.components.filter((one) => refs.has(one['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => kept.has(on)),
      })),
  };
}

/**
 * The packages that the console was bundled from. They run in production too, in the users' browsers, although an
 * installation for production needs none of them.
 */
async function bundledPackages(): Promise<ReadonlySet<string>> {
  await buildIfNeeded();
  const modules = JSON.parse(readFileSync(join('dist', MODULES), 'utf8')) as ModulesByFile;
  return new Set(
    Object.values(modules)
      .flat()
      .flatMap((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? []),
  );
}

/** What is known about the packages; null if the registry does not say. */
function audit(name: string, ...args: string[]): Weakness[] | null {
  const text = npm('audit', '--json', ...args);
  writeFileSync(join(FOLDER, name), text);
  const report = JSON.parse(text || '{}') as AuditReport;
  if (report.vulnerabilities) return Object.values(report.vulnerabilities);
  const why = report.message ?? report.error?.summary ?? 'no answer';
  console.error(`The registry does not say which packages have known weaknesses: ${why}`);
  return null;
}

const remedyOf = ({ name, fixAvailable }: Weakness): string => {
  if (fixAvailable === false) return 'no version without it yet';
  return typeof fixAvailable === 'object'
    ? `npm install --save-exact ${fixAvailable.name}@${fixAvailable.version}`
    : `npm update ${name}`;
};
const tell = (what: string, found: readonly Weakness[]) => {
  console.log(`${what}: ${found.length} packages with known weaknesses`);
  for (const one of found.toSorted(
    (a, b) => LEVELS.indexOf(b.severity) - LEVELS.indexOf(a.severity),
  ))
    console.log(`  ${one.severity}: ${one.name} ${one.range}; ${remedyOf(one)}`);
};

mkdirSync(FOLDER, { recursive: true });
const bundled = await bundledPackages();
const everything = readBom();
const runs = [
  ...readBom('--omit', 'dev').components,
  ...everything.components.filter(({ name }) => bundled.has(name)),
];
writeBom('sbom-runtime.cdx.json', partOf(everything, new Set(runs.map((one) => one['bom-ref']))));
writeBom('sbom-all.cdx.json', everything);
const server = audit('audit-server.json', '--omit', 'dev');
const all = server && audit('audit-all.json');
const known = new Set(server?.map(({ name }) => name));
const runtime = all && all.filter(({ name }) => known.has(name) || bundled.has(name));
if (runtime) tell('What runs in production', runtime);
if (all) tell('With what builds and tests it', all);
if (!runtime || !all) {
  console.error(
    'Nothing is known about the packages. Run `npm run audit` where the registry can be reached ' +
      '(`npm config get registry`), or give the lists above to a scanner of your own.',
  );
  process.exitCode = CODES.unknown;
} else if (runtime.some(({ severity }) => FAILING.has(severity))) process.exitCode = CODES.weak;
