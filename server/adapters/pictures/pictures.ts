import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch } from '../outside.ts';
import type { DrawingWork } from './drawing.ts';
import { readSource } from './readSource.ts';
import type {
  Box,
  DrawnIcon,
  DrawnPicture,
  Icon,
  IconBrand,
  Pictures,
  PictureSource,
} from './types.ts';
import { backgroundThread } from '../../threads/backgroundThread.ts';

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
