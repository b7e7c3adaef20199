import { readFile, readText } from './readTable.ts';

/** Reads in the background, so that the page stays usable. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
  void Promise.resolve(typeof data === 'string' ? readText(data) : readFile(data)).then((read) =>
    postMessage(read),
  );
});
