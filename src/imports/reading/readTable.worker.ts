import type { Reading } from './index.ts';
import { readFile, readText } from './readTable.ts';

const read = async ({ content, encoding }: Reading) =>
  postMessage(typeof content === 'string' ? readText(content) : await readFile(content, encoding));

/** Reads in the background, so that the page stays usable. */
addEventListener('message', ({ data }: MessageEvent<Reading>) => void read(data));
