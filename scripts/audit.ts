import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

function writeBom(name: string, ...args: string[]): void {
  const text = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...args);
  const { components } = JSON.parse(text) as { components: unknown[] };
  const file = join(FOLDER, name);
  writeFileSync(file, text);
  console.log(`${file}: ${components.length} packages`);
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
writeBom('sbom-runtime.cdx.json', '--omit', 'dev');
writeBom('sbom-all.cdx.json');
const runtime = audit('audit-runtime.json', '--omit', 'dev');
const all = runtime && audit('audit-all.json');
if (runtime) tell('What runs in production', runtime);
if (all) tell('With what builds and tests it', all);
if (!runtime || !all) {
  console.error(
    'Nothing is known about the packages. Run `npm run audit` where the registry can be reached ' +
      '(`npm config get registry`), or give the lists above to a scanner of your own.',
  );
  process.exitCode = CODES.unknown;
} else if (runtime.some(({ severity }) => FAILING.has(severity))) process.exitCode = CODES.weak;
