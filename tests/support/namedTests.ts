import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['contract', 'docs', 'public', 'scripts', 'server', 'src', 'tests'];

/** Every file of the project's folders, by its path from the root. */
export const projectFiles = (): string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  );

export const readProjectFile = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Whether a file has a test whose name is, or begins with, this one. */
export function hasTest(text: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(quote + name));
}

/**
 * A file in backticks, then the names of the tests in it that are meant, if any: `file` (“name”,
 * “name”).
 */
const NAMED = /`([^`]+)`(?: \(((?:“[^”]+”(?:, )?)+)\))?/g;
const QUOTED = /“([^”]+)”/g;

/** The files and tests that a text names in this way and that do not exist, in words. */
export function missingFrom(text: string, files: readonly string[]): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, path = '', names = '']) => {
    const [file, another] = files.filter(
      (one) => one === path || one.endsWith(`/${path}`) || one.startsWith(`${path}/`),
    );
    if (!file) return [`no file ${path}`];
    if (another && names !== '') return [`several files ${path}`];
    const content = names === '' ? '' : readProjectFile(file);
    return [...names.matchAll(QUOTED)]
      .filter(([, name = '']) => !hasTest(content, name))
      .map(([, name]) => `no test “${name}” in ${path}`);
  });
}

/**
 * The same for texts that also have other words in backticks: names of headers, packages and
 * variables.
 */
export const missingPathsFrom = (text: string, files: readonly string[]): string[] =>
  missingFrom(
    text.replaceAll(/`([^`]+)`/g, (all, named: string) =>
      named.includes('/') && /\.(ts|tsx|md)$/.test(named) ? all : named,
    ),
    files,
  );
