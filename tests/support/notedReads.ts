import { vi } from 'vitest';
import { onTestEnd } from './fileEnd.ts';

/**
 * Notes each read of the API from now on, at the moment the page makes it.
 * @param state is called with each read, and says for example whether a press was drawn yet
 * @returns the notes of the reads of a path with a matching query
 */
export function notedReads<T>(state: () => T) {
  const reads: { url: URL; state: T }[] = [];
  const send = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if ((init?.method ?? 'GET') === 'GET') reads.push({ url, state: state() });
    return send(input, init);
  });
  onTestEnd(() => fetched.mockRestore());
  return (path: string, query: Record<string, string> = {}): T[] =>
    reads
      .filter(
        ({ url }) =>
          url.pathname === path &&
          Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value),
      )
      .map((read) => read.state);
}
