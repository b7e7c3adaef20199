import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build puts the console. */
export const DIST = join(import.meta.dirname, '../dist');

/** What the build takes along as it is. */
export const PUBLIC = join(import.meta.dirname, '../public');

/** What the build says of a file; see Vite's manifest. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What Latin letters are written in: coming after the page was drawn, it would move what stands there. */
const LETTERS = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** What each page of the console begins with, in the order in which it is needed. */
const CONSOLE = [
  'index.html',
  'src/authProvider/session.ts',
  'src/shell/start/openConsole.tsx',
  LETTERS,
];
const TRIPS = 'src/resources/trips/TripsPage.tsx';
/** What takes the answer of a sign-in. */
const SIGN_IN = 'src/authProvider/sessionManager.ts';
/** Addresses that lead to the list of trips: it is what most people see first. */
const TO_TRIPS = /^\/($|trips(\/|$)|oauth\/callback$)/;

const manifests = new Map<string, { writtenAt: number; manifest: Record<string, Built> }>();

/** Of the build as it is now: a running server may be given another one, whose files have other names. */
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

/** The script that asks for what a page reads first; undefined before the console is built. */
export const earlyScript = (dist = DIST): string | undefined =>
  manifestIn(dist)['src/early.ts']?.file;

/**
 * Addresses of the scripts, styles and letters that the console loads first at a path, in a language, so that
 * pages can name them before the scripts that ask for them run. None before the console is built.
 */
export function firstFiles(path: string, language: string, dist = DIST): readonly string[] {
  const manifest = manifestIn(dist);
  const files = new Set<string>();
  const keys = [
    ...CONSOLE,
    `src/i18n/${language}/all.ts`,
    ...(TO_TRIPS.test(path) ? [TRIPS] : []),
    ...(path === '/oauth/callback' ? [SIGN_IN] : []),
  ];
  const seen = new Set<string>(keys);
  // A set that grows while it is read.
  for (const key of seen) {
    const built = manifest[key];
    if (!built) continue;
    for (const file of [built.file, ...(built.css ?? [])]) files.add(`/${file}`);
    for (const imported of built.imports ?? []) seen.add(imported);
  }
  return [...files];
}
