import fs from 'node:fs';
import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { readDeclarations } from './readDeclarations.ts';

const { jsdom } = builtinEnvironments;

/**
 * Rules of the `popover` attribute, which the console does not use and jsdom does not implement.
 * They can only be compared with each element the slow way.
 */
const POPOVER_RULE = /[^{}]*popover[^{}]*\{[^{}]*\}/g;

/**
 * Loads jsdom with a shorter version of the default style sheet that it applies to each element.
 */
function loadJsdom(): void {
  const { readFileSync } = fs;
  let isLean = false;
  fs.readFileSync = ((...call: Parameters<typeof readFileSync>) => {
    const read = readFileSync(...call);
    if (!String(call[0]).endsWith('default-stylesheet.css') || typeof read !== 'string')
      return read;
    isLean = true;
    return readDeclarations(read).replaceAll(POPOVER_RULE, '');
  }) as typeof readFileSync;
  try {
    createRequire(import.meta.url)('jsdom');
  } finally {
    fs.readFileSync = readFileSync;
  }
  if (!isLean)
    throw new Error('jsdom keeps its style sheet elsewhere now: bring tests/support up to date');
}

/** jsdom as vitest sets it up, with a tenth of its style rules. */
export default {
  ...jsdom,
  async setup(global, options) {
    loadJsdom();
    return await jsdom.setup(global, options);
  },
} satisfies Environment;
