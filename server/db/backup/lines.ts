import { createReadStream } from 'node:fs';
import { PassThrough, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError, END_OF_ROWS } from './format.ts';

/** Reads a backup piece by piece, so that it need not fit into memory. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    const content = new PassThrough();
    // Errors come out of `content` and reach its reader.
    pipeline(createReadStream(file), createGunzip(), content, () => undefined);
    this.#chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** The next line as JSON. */
  async next<T>(): Promise<T> {
    for (;;) {
      const at = this.#rest.indexOf(10);
      if (at !== -1) {
        const line = this.#rest.subarray(0, at).toString();
        this.#rest = this.#rest.subarray(at + 1);
        try {
          return JSON.parse(line) as T;
        } catch {
          throw new BackupError(NO_BACKUP);
        }
      }
      await this.#more();
    }
  }

  /** The rows of the table whose name was read last, in whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = endIn(this.#rest);
      if (end !== -1) {
        if (end > 0) yield this.#rest.subarray(0, end);
        this.#rest = this.#rest.subarray(end + MARK.length);
        return;
      }
      const whole = this.#rest.lastIndexOf(10) + 1;
      if (whole > 0) yield this.#rest.subarray(0, whole);
      this.#rest = this.#rest.subarray(whole);
      await this.#more();
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #more(): Promise<void> {
    try {
      const { value, done } = await this.#chunks.next();
      if (done) throw new BackupError(CUT);
      this.#rest = Buffer.concat([this.#rest, value]);
    } catch (error) {
      if (error instanceof BackupError) throw error;
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'Z_BUF_ERROR') throw new BackupError(CUT, { cause: error });
      if (code?.startsWith('Z_')) throw new BackupError(NO_BACKUP, { cause: error });
      throw error;
    }
  }
}

const MARK = `${END_OF_ROWS}\n`;
const NO_BACKUP = 'This file is not a backup that `npm run backup` made. Nothing was changed.';
const CUT =
  'This backup ends in the middle: it was cut off while it was written or copied. Nothing was ' +
  'changed. Use another one.';

/** The position of the end mark, which is a line by itself. */
function endIn(bytes: Buffer): number {
  if (bytes.subarray(0, MARK.length).toString() === MARK) return 0;
  const at = bytes.indexOf(`\n${MARK}`);
  return at === -1 ? -1 : at + 1;
}
