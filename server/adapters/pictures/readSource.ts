import { open } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { AdapterError, type Fetch } from '../outside.ts';
import { PICTURE_TYPES, type PictureSource, type PictureType } from './types.ts';

const SERVICE = 'pictures';
/** Logos are much smaller; anything larger would only fill the memory. */
const MOST_BYTES = 512 * 1024;

const refused = (message: string, cause?: unknown) =>
  new AdapterError(SERVICE, 'bad_answer', message, { cause });

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** The type of picture, judged by the bytes alone; undefined for what cannot be drawn. */
function typeOf(bytes: Uint8Array): PictureType | undefined {
  const begins: Record<PictureType, () => boolean> = {
    'image/png': () => startsWith(bytes, '\u0089PNG'),
    'image/jpeg': () => startsWith(bytes, '\u00FF\u00D8\u00FF'),
    'image/gif': () => startsWith(bytes, 'GIF8'),
    'image/webp': () => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
    'image/svg+xml': () => /^\uFEFF?\s*</.test(headOf(bytes)) && headOf(bytes).includes('<svg'),
  };
  return PICTURE_TYPES.find((type) => begins[type]());
}

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4096)).toString('utf8');

/** Collects the bytes, but no more than a logo may have. */
async function limited(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const taken: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > MOST_BYTES) throw refused(`larger than ${MOST_BYTES / 1024} KiB`);
    taken.push(part);
  }
  return Buffer.concat(taken);
}

async function overHttp(url: URL, signal: AbortSignal, ask: Fetch): Promise<Uint8Array> {
  // Only the configured server is asked, not others to which it redirects.
  const response = await ask(url, { redirect: 'manual', signal });
  if (!response.ok || !response.body) throw refused(`${url.host} answered ${response.status}`);
  return limited(response.body);
}

async function fromFolders(path: string, folders: readonly string[]): Promise<Uint8Array> {
  for (const folder of folders) {
    const file = resolve(join(folder, decodeURIComponent(path.replace(/[?#].*$/, ''))));
    if (relative(folder, file).startsWith('..')) throw refused(`${path} leaves the folder`);
    const handle = await open(file).catch(() => null);
    if (handle) return limited(handle.createReadStream());
  }
  throw refused(`no file for ${path}`);
}

export interface ReadOptions {
  /** The folders for paths on this server; the first that has the file is used. */
  folders: readonly string[];
  signal: AbortSignal;
  fetch?: Fetch | undefined;
}

/**
 * The picture that a channel's configuration names: a path on this server, a web address, or the
 * picture itself.
 * @throws AdapterError where it cannot be loaded, is too large or is not a picture that can be
 *   drawn
 */
export async function readSource(
  address: string,
  { folders, signal, fetch: ask = fetch }: ReadOptions,
): Promise<PictureSource> {
  let bytes: Uint8Array;
  try {
    const [, inside] = /^data:[^,]*;base64,(.*)$/s.exec(address) ?? [];
    if (inside !== undefined) bytes = await limited(each(Buffer.from(inside, 'base64')));
    else if (address.startsWith('/')) bytes = await fromFolders(address, folders);
    else bytes = await overHttp(new URL(address), signal, ask);
  } catch (cause) {
    if (cause instanceof AdapterError) throw cause;
    throw new AdapterError(SERVICE, 'unavailable', 'not reachable', { cause });
  }
  const type = typeOf(bytes);
  if (!type) throw refused('neither PNG, JPEG, GIF, WebP nor SVG');
  return { bytes, type };
}

async function* each(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
