const COMPILE_CACHE = new URL('../../server/compileCache.js', import.meta.url).href;

/** What Node needs to run a script of the project in a process of its own, as `scripts/start.js` does. */
export const CHILD_FLAGS: readonly string[] = [
  ...process.execArgv.filter((flag) => flag.includes('strip-types')),
  '--import',
  COMPILE_CACHE,
];
