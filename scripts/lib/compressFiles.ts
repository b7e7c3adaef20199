import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files that are not compressed already. */
const TEXT = /\.(js|css|html|svg|json|txt|csv|xml|webmanifest)$/;
/** Smaller files fit into the packets of their headers. */
const MIN_BYTES = 1000;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** A server that already sends the folder's files must never find half of one. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

/**
 * Writes `<file>.br` and `<file>.gz` next to every text of a folder that is large enough: the
 * server sends them as they are, instead of compressing a file for each request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const bytes = await readFile(path);
        if (bytes.length < MIN_BYTES) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await Promise.all([
          withBrotli(bytes, { params }).then((packed) => writeWhole(`${path}.br`, packed)),
          withGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
            writeWhole(`${path}.gz`, packed),
          ),
        ]);
      }),
  );
}
