import { setTimeout as pause } from 'node:timers/promises';
import { type Fetch, AdapterError } from '../outside.ts';
import type { DrawingWork } from './drawing.ts';
import {
  type Box,
  type DrawnIcon,
  type DrawnPicture,
  type Icon,
  type IconBrand,
  type Pictures,
  type PictureSource,
  PICTURE_TYPES,
  type PictureType,
} from './types.ts';
import { backgroundThread } from '../../threads/backgroundThread.ts';
import { open } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

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

interface ReadOptions {
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
async function readSource(
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

/** How long a caller waits for a picture. A later one is kept for the next caller. */
const PATIENCE_MS = 3000;
/** The longest time for reading and drawing a picture. */
const READ_MS = 10_000;
const DRAW_MS = 10_000;
/** How long a picture is kept, and how long a missing one is not tried again. */
const KEPT_MS = 60 * 60_000;
const MISSED_MS = 10 * 60_000;
/**
 * The same for one that was not drawn in time: usually the server was busy, and the picture is fine.
 * Longer than drawing may take, so that one that never finishes leaves the thread to others.
 */
const LATE_MS = 30_000;
/** A few brands need a few pictures; somebody who tries out brands makes more. */
const MOST_KEPT = 200;
const IDLE_MS = 10_000;

const drawingThread = backgroundThread<DrawingWork, DrawnPicture>(
  new URL('./drawing.ts', import.meta.url),
  { idleTimeout: IDLE_MS },
);

/** Draws in the thread, which is stopped when a picture takes too long. */
const drawInThread = (work: DrawingWork): Promise<DrawnPicture> =>
  drawingThread().run(work, { signal: AbortSignal.timeout(DRAW_MS) });

const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

interface PictureOptions {
  /** The folders with the console's files; the first that has a file is used. */
  folders: readonly string[];
  /** Called for each picture that cannot be loaded. */
  onFailure?: (error: unknown) => void;
  now?: () => number;
  fetch?: Fetch;
  patienceMs?: number;
  /** Draws a picture, or fails with an `AbortError` if that takes too long. */
  draw?: (work: DrawingWork) => Promise<DrawnPicture>;
}

/**
 * The pictures of brands. A caller waits a moment at most, and gets nothing where a picture is
 * slow, broken or missing: the name is shown instead.
 * @example await pictures.fitted(channel.logo, { width: 344, height: 64 })
 */
export function createPictures(options: PictureOptions): Pictures {
  const { folders, onFailure, now = Date.now, patienceMs = PATIENCE_MS } = options;
  const { draw = drawInThread } = options;
  const kept = new Map<string, { until: number; result: Promise<unknown> }>();

  /** Makes something once for all callers, and keeps the result, or the failure, for a while. */
  function once<T>(key: string, make: () => Promise<T>): Promise<T | null> {
    const known = kept.get(key);
    // A key always holds what `make` made for it, so the type is right.
    if (known && known.until > now()) return known.result as Promise<T | null>;
    if (kept.size >= MOST_KEPT) kept.clear();
    const result = make().catch((error: unknown) => {
      onFailure?.(error);
      const entry = kept.get(key);
      if (entry?.result === result) entry.until = now() + (isLate(error) ? LATE_MS : MISSED_MS);
      return null;
    });
    kept.set(key, { until: now() + KEPT_MS, result });
    return result;
  }

  const read = (address: string): Promise<PictureSource | null> =>
    once(`source ${address}`, () =>
      readSource(address, {
        folders,
        signal: AbortSignal.timeout(READ_MS),
        fetch: options.fetch,
      }),
    );
  /** @returns null also where it is not ready yet */
  const inTime = <T>(result: Promise<T | null>): Promise<T | null> => {
    const enough = new AbortController();
    const { signal } = enough;
    const late = pause(patienceMs, null, { signal, ref: false }).catch(() => null);
    return Promise.race([result, late]).finally(() => enough.abort());
  };

  const drawFitted = (address: string, box: Box) =>
    read(address).then(
      (source) =>
        source &&
        once(`${box.width} ${box.height} ${address}`, () => draw({ draw: 'fitted', source, box })),
    );
  const drawIcon = async (brand: IconBrand, icon: Icon): Promise<DrawnIcon | null> => {
    const { name, favicon, colorScheme } = brand;
    const { primary } = colorScheme;
    const drawn = (source: PictureSource | null) =>
      once(JSON.stringify([icon.size, icon.isFilled, name, primary, source && favicon]), () =>
        draw({ draw: 'icon', icon, name, primary, source }),
      );
    const source = await inTime(read(favicon));
    const picture = source && (await drawn(source));
    if (picture) return { png: picture.png, isPicture: true };
    const initials = await drawn(null);
    return initials && { png: initials.png, isPicture: false };
  };
  return {
    source: (address) => inTime(read(address)),
    fitted: (address, box) => inTime(drawFitted(address, box)),
    icon: drawIcon,
  };
}
