import type { Context } from 'hono';
import { isWorkbook } from '../../contract/reports/fileFormat.ts';
import type { AppContext } from '../context.ts';
import type { HttpEnv } from './httpEnv.ts';
import { logFailure } from './logging.ts';

/** An answer that is a file, made piece by piece as it is read. */
export class FileAnswer {
  /** With its ending. */
  readonly fileName: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;

  constructor(fileName: string, pieces: AsyncIterable<string | Uint8Array>) {
    this.fileName = fileName;
    this.pieces = pieces;
  }
}

/** A file that is ready, as the only piece of an answer. */
export async function* wholeFile(content: Uint8Array | Promise<Uint8Array>) {
  yield await content;
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const contentType = (fileName: string): string => {
  if (isWorkbook(fileName)) return WORKBOOK;
  return fileName.endsWith('.pdf') ? 'application/pdf' : 'text/csv; charset=utf-8';
};

/** For clients that cannot read UTF-8 in the header; the name itself is also sent. */
const inAscii = (name: string) => name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');

/**
 * Answers with the file. The next piece is made when the previous one has been taken, and none
 * after the reader has left, so that memory only holds one piece, however long the file is and
 * however slow the connection. While the server is busy, each piece waits for its turn, and always
 * for its part of the account's share.
 */
export function sendFile(
  c: Context<HttpEnv>,
  { fileName, pieces }: FileAnswer,
  { admission, log }: Pick<AppContext, 'admission' | 'log'>,
): Response {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const actor = c.get('actor');
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const giveBack = actor && (await admission.shares.turn(actor));
        const leave = await admission.turn('bulk');
        const { done, value } = await iterator
          .next()
          .finally(() => {
            leave();
            giveBack?.();
          })
          .catch((error: unknown) => {
            logFailure(log, c, error);
            // The connection is cut, so that nobody takes what has arrived for the whole file.
            throw new Error('A file broke off');
          });
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, {
    'content-type': contentType(fileName),
    'content-disposition': `attachment; filename="${inAscii(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'no-store',
    // nginx would otherwise collect the file first.
    'x-accel-buffering': 'no',
  });
}
