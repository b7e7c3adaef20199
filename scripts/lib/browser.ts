import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without windows, which installs and runs faster than the one that people use. */
const SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function found(first: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const all = [...first, ...CANDIDATES, SHELL, chromium.executablePath()];
  return all.find((path) => path !== '' && existsSync(path));
}

/**
 * A Chromium to run pages in: CHROMIUM_PATH, one on the machine, else the package manager's.
 * @param use `tests` prefers the one that runs fastest, `people` the one that people use
 * @throws Error saying what to install where none of these works
 */
export function obtainBrowser(use: 'tests' | 'people' = 'people'): string {
  const first = use === 'tests' ? [SHELL] : [];
  const present = found(first);
  if (present) return present;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const aptGet = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' });
    aptGet('update', '-qq');
    try {
      aptGet('install', '-y', '-qq', 'chromium-headless-shell');
    } catch {
      // Older systems have it only as a part of the whole.
      aptGet('install', '-y', '-qq', 'chromium');
    }
    const installed = found(first);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium; others: ' +
      'npx playwright install chromium), or name it in CHROMIUM_PATH.',
  );
}

/** Flags for a browser that stays inside this machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
