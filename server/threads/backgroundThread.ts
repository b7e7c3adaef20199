import { Piscina } from 'piscina';

interface ThreadOptions {
  /** Milliseconds without work after which the thread ends; the next work starts a new one. */
  idleTimeout: number;
  /** How much less urgent it is than everything else; by default by 10. */
  niceIncrement?: number;
  /** How many pieces of work may wait; by default any number. */
  maxQueue?: number;
}

/**
 * One thread for work that would delay every page: it runs at low priority, starts with the first
 * piece of work and ends when there is none.
 * @param file the module that it runs, whose default export does one piece of work
 * @example const drawing = backgroundThread<Work, Result>(new URL('./drawing.ts', import.meta.url), { idleTimeout: 10_000 });
 * await drawing().run(work);
 */
export function backgroundThread<Work, Result>(
  file: URL,
  options: ThreadOptions,
): () => Piscina<Work, Result> {
  let thread: Piscina<Work, Result> | undefined;
  return () =>
    (thread ??= new Piscina<Work, Result>({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      niceIncrement: 10,
      ...options,
    }));
}
