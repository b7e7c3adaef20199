import { readFile, readText } from './readTable.ts';

/** Reads beside the page, which goes on meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
  void Promise.resolve(typeof data === 'string' ? readText(data) : readFile(data)).then((read) =>
    postMessage(read),
  );
});
