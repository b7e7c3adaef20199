import type { TableRead } from './readTable.ts';

const inPage = async (source: ArrayBuffer | string): Promise<TableRead> => {
  const { readFile, readText } = await import('./readTable.ts');
  return typeof source === 'string' ? readText(source) : readFile(source);
};

function inWorker(source: ArrayBuffer | string): Promise<TableRead> {
  const worker = new Worker(new URL('./readTable.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<TableRead>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TableRead>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}

/** Reads a file, or pasted lines, without blocking the page. */
export async function readTable(source: File | string): Promise<TableRead> {
  const content = typeof source === 'string' ? source : await source.arrayBuffer();
  if (typeof Worker === 'undefined') return inPage(content);
  // A browser that cannot run such a worker reads in the page.
  return inWorker(content).catch(() => inPage(content));
}
