import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leadsToTrips } from '../contract/core/ownPath.ts';

/** Where the build puts the console. */
export const DIST = join(import.meta.dirname, '../dist');

/** The files that the build copies unchanged. */
export const PUBLIC = join(import.meta.dirname, '../public');

/** A file's entry in Vite's manifest. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The font for Latin letters: if it came after the page was drawn, the texts would move. */
const FONTS = 'node_modules/@fontsource-variable/inter/files';
const LETTERS = `${FONTS}/inter-latin-wght-normal.woff2`;
/** The files that each page of the console begins with, in the order in which they are needed. */
const CONSOLE = [
  'index.html',
  'src/authProvider/session.ts',
  'src/shell/start/openConsole.tsx',
  LETTERS,
];
const TRIPS = 'src/resources/trips/index.ts';
/** The file that handles the answer of a sign-in. */
const SIGN_IN = 'src/authProvider/sessionManager.ts';
/** The address to which a sign-in leads back. Most people see their trips next. */
const SIGNED_IN = '/oauth/callback';

const manifests = new Map<string, { writtenAt: number; manifest: Record<string, Built> }>();

/**
 * The manifest of the present build: it may be replaced while the server runs, and then its files
 * have other names.
 */
function manifestIn(dist: string): Record<string, Built> {
  const path = join(dist, '.vite/manifest.json');
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenAt === undefined) return {};
  const kept = manifests.get(dist);
  if (kept?.writtenAt === writtenAt) return kept.manifest;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Built>;
  manifests.set(dist, { writtenAt, manifest });
  return manifest;
}

const FONT_RULES = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/wght.css')),
  'utf8',
);

/**
 * The style rules that load the console's typeface, for pages that the server writes; without the
 * built console they find no files, and the page shows the device's own typeface.
 */
export function fontRules(dist = DIST): string {
  const manifest = manifestIn(dist);
  return FONT_RULES.replace(
    /url\(\.\/files\/([^)]+)\)/g,
    (_, file: string) => `url(/${manifest[`${FONTS}/${file}`]?.file ?? file})`,
  );
}

/** The script that requests what a page reads first; undefined before the console is built. */
export const earlyScript = (dist = DIST): string | undefined =>
  manifestIn(dist)['src/early.ts']?.file;

/**
 * Addresses of the scripts, styles and fonts that the console loads first for a path and a
 * language, so that pages can name them before the scripts that need them run. Empty before the
 * console is built.
 */
export function firstFiles(path: string, language: string, dist = DIST): readonly string[] {
  const manifest = manifestIn(dist);
  const files = new Set<string>();
  const keys = [
    ...CONSOLE,
    `src/i18n/${language}/all.ts`,
    ...(path === SIGNED_IN || leadsToTrips(path) ? [TRIPS] : [`src/i18n/${language}/later/all.ts`]),
    ...(path === SIGNED_IN ? [SIGN_IN] : []),
  ];
  const seen = new Set<string>(keys);
  // The set grows while it is read.
  for (const key of seen) {
    const built = manifest[key];
    if (!built) continue;
    for (const file of [built.file, ...(built.css ?? [])]) files.add(`/${file}`);
    for (const imported of built.imports ?? []) seen.add(imported);
  }
  return [...files];
}
