import type { Encoding } from './decode.ts';
import type { TableRead } from './readTable.ts';

export interface Reading {
  content: ArrayBuffer | string;
  encoding?: Encoding | undefined;
}

const inPage = async ({ content, encoding }: Reading): Promise<TableRead> => {
  const { readFile, readText } = await import('./readTable.ts');
  return typeof content === 'string' ? readText(content) : readFile(content, encoding);
};

function inWorker(reading: Reading): Promise<TableRead> {
  const worker = new Worker(new URL('./readTable.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<TableRead>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TableRead>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(reading);
  }).finally(() => worker.terminate());
}

/** Reads a file, or pasted lines, without blocking the page. */
export async function readTable(source: File | string, encoding?: Encoding): Promise<TableRead> {
  const content = typeof source === 'string' ? source : await source.arrayBuffer();
  const reading = { content, encoding };
  if (typeof Worker === 'undefined') return inPage(reading);
  // A browser that cannot run such a worker reads in the page.
  return inWorker(reading).catch(() => inPage(reading));
}
