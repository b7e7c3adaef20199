import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const bundled = chromium.executablePath();
  return [...CANDIDATES, bundled].find((path) => path !== '' && existsSync(path));
};

/**
 * A Chromium to run the journeys in: CHROMIUM_PATH, one on the machine, else the package manager's.
 * @throws Error saying what to install where none of these works
 */
export function obtainBrowser(): string {
  const present = found();
  if (present) return present;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit' as const };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
    const installed = found();
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
