import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { contrast, readableOn } from '../../../contract/core/colours.ts';
import { seenPart } from '../../../contract/receipts/seenPart.ts';
import type { Box, DrawnPicture, Icon, PictureSource } from './types.ts';

/** What the thread is asked to draw, see pictures.ts. */
export type DrawingWork =
  | { draw: 'fitted'; source: PictureSource; box: Box }
  | { draw: 'icon'; source: PictureSource | null; icon: Icon; name: string; primary: string };

const require = createRequire(import.meta.url);
const file = (path: string) => readFileSync(require.resolve(path));

await initWasm(file('@resvg/resvg-wasm/index_bg.wasm'));
/** The console's font. Logos that name other fonts are drawn with it too. */
const FONT = {
  fontBuffers: ['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'].map((font) =>
    file(`@expo-google-fonts/inter/${font}.ttf`),
  ),
  defaultFontFamily: 'Inter',
  sansSerifFamily: 'Inter',
};

const render = (svg: string | Uint8Array, fitTo?: ResvgRenderOptions['fitTo']) =>
  new Resvg(svg, { font: FONT, ...(fitTo && { fitTo }) }).render();
type Pixels = ReturnType<typeof render>;

const svgOf = ({ width, height }: Box, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const dataUrl = ({ type, bytes }: PictureSource) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Draws the picture into the box, keeping its proportions. */
function inBox(source: PictureSource, box: Box): Pixels {
  if (source.type !== 'image/svg+xml')
    return render(
      svgOf(box, `<image width="${box.width}" height="${box.height}" href="${dataUrl(source)}"/>`),
    );
  const { width, height } = new Resvg(source.bytes, { font: FONT });
  const isWide = width / height > box.width / box.height;
  return render(
    source.bytes,
    isWide ? { mode: 'width', value: box.width } : { mode: 'height', value: box.height },
  );
}

function fitted(source: PictureSource, box: Box): DrawnPicture & { pixels: Uint8Array } {
  const drawn = inBox(source, box);
  const part = seenPart(drawn);
  if (!part) throw new Error('There is nothing to be seen in it.');
  const whole = dataUrl({ type: 'image/png', bytes: drawn.asPng() });
  const cut = render(
    svgOf(
      part,
      `<image x="${-part.left}" y="${-part.top}" width="${drawn.width}" height="${drawn.height}" href="${whole}"/>`,
    ),
  );
  return { png: cut.asPng(), pixels: cut.pixels, width: part.width, height: part.height };
}

const WHITE = '#ffffff';
const hex = (channels: readonly number[]) =>
  `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

/** The colour of a tile that reaches its edges, as many icons are; undefined for other shapes. */
function tileColour({ width, height, pixels }: Box & { pixels: Uint8Array }): string | undefined {
  const at = (x: number, y: number) => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  // Not at the corners, which may be round, nor in the middle of a side, which a circle touches
  // too; and one pixel inside, since the outermost ones are half transparent.
  const edges = [0.3, 0.7].flatMap((share) => {
    const [across, down] = [Math.floor(width * share), Math.floor(height * share)];
    return [at(across, 1), at(across, height - 2), at(1, down), at(width - 2, down)];
  });
  const colours = new Set(edges.map(([red = 0, green = 0, blue = 0]) => hex([red, green, blue])));
  return edges.every(([, , , alpha]) => alpha === 255) && colours.size === 1
    ? [...colours][0]
    : undefined;
}

/** The average colour of a picture. */
function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) sums[channel]! += (pixels[at + channel] ?? 0) * alpha;
  }
  return hex(sums.map((sum) => Math.round(sum / Math.max(weight, 1))));
}

/** With less contrast than this to white, a picture is not visible enough as an icon. */
const LEAST_CONTRAST = 1.6;
/**
 * Shares of the side that fit into the circle that every shape leaves visible (W3C: 80 % across); a
 * tile's edges may be cut.
 */
const SHARE = { tile: 0.8, other: 0.56, open: 1 } as const;

function icon(work: Extract<DrawingWork, { draw: 'icon' }>): Uint8Array {
  const { source, icon: wanted, name, primary } = work;
  const { size, isFilled } = wanted;
  const box = { width: size, height: size };
  const ground = (colour: string) => `<rect width="${size}" height="${size}" fill="${colour}"/>`;
  if (!source) {
    const corner = isFilled ? 0 : size / 4;
    const letters = `<text x="${size / 2}" y="${size * 0.64}" text-anchor="middle" font-family="Inter" font-weight="700" font-size="${size * 0.4}" fill="${readableOn(primary)}">${initials(name)}</text>`;
    const plate = `<rect width="${size}" height="${size}" rx="${corner}" fill="${primary}"/>`;
    return render(svgOf(box, plate + letters)).asPng();
  }
  // Larger than needed, because the space around it is cut away.
  const picture = fitted(source, { width: size * 2, height: size * 2 });
  const tile = tileColour(picture);
  const isSeen = contrast(meanColour(picture.pixels), WHITE) >= LEAST_CONTRAST;
  const colour = tile ?? (isSeen ? WHITE : primary);
  const share = isFilled ? SHARE[tile === undefined ? 'other' : 'tile'] : SHARE.open;
  const scale = (size * share) / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const placed = `<image x="${(size - width) / 2}" y="${(size - height) / 2}" width="${width}" height="${height}" href="${dataUrl({ type: 'image/png', bytes: picture.png })}"/>`;
  return render(svgOf(box, (isFilled ? ground(colour) : '') + placed)).asPng();
}

/** The first letters of the first two words, as in many brands' own short forms. */
const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');

/** Runs in its own thread, so that a picture that never finishes can be stopped with it. */
export default (work: DrawingWork): DrawnPicture => {
  if (work.draw === 'icon') {
    const { size } = work.icon;
    return { png: icon(work), width: size, height: size };
  }
  const { png, width, height } = fitted(work.source, work.box);
  return { png, width, height };
};
