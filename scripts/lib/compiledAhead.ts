import type { Plugin } from 'vite';

/** Makes V8 compile all functions of a script while it loads; it must be the first line. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile these scripts in the background while they are loaded. Otherwise it compiles
 * each function when it is first called, on the main thread, after having parsed it twice. Only
 * worth it for scripts of which most functions are called until the page is shown.
 * @param chunks names of chunks
 */
export const compiledAhead = (chunks: readonly string[]): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  // After `withoutFacades`, and after Vite has written a line of its own at the beginning of some.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && chunks.includes(file.name)) file.code = HINT + file.code;
    },
  },
});
