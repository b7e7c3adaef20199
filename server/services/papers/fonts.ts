import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isPlain, type Letters } from '../../../contract/receipts/letters.ts';
import type { SheetStyle } from '../../../contract/receipts/sheet.ts';
import type { ShapingFont } from './shaping.ts';

const require = createRequire(import.meta.url);
const bytesOf = (path: string) => readFile(require.resolve(path));
const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const files = {
  normal: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};

/** The first font of every text. Its name is that of the sheet's own fonts. */
const inter = kept(async () => ({
  normal: await bytesOf(files.normal),
  bold: await bytesOf(files.bold),
}));

/** Calls the function once. */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (value ??= load());
}

/** The packages of Noto Sans, by the end of their name. */
const SCRIPTS = [
  'arabic',
  'armenian',
  'bengali',
  'devanagari',
  'ethiopic',
  'georgian',
  'gujarati',
  'gurmukhi',
  'hebrew',
  'kannada',
  'khmer',
  'lao',
  'malayalam',
  'myanmar',
  'sinhala',
  'tamil',
  'telugu',
  'thai',
] as const;

/** China, Japan and Korea write the same characters a little differently; kana and hangul tell. */
const ORDERS = {
  Japanese: [...SCRIPTS, 'jp', 'sc', 'tc', 'kr'],
  Korean: [...SCRIPTS, 'kr', 'sc', 'tc', 'jp'],
  Chinese: [...SCRIPTS, 'sc', 'tc', 'jp', 'kr'],
};
const orderFor = (text: string): keyof typeof ORDERS => {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'Japanese';
  return /\p{sc=Hangul}/u.test(text) ? 'Korean' : 'Chinese';
};

interface Piece {
  /** `sc-101` */
  name: string;
  path: string;
  ranges: readonly (readonly [number, number])[];
}

/** The files of a package with the letters that each has, read from the package once. */
const piecesOf = (() => {
  const known = new Map<string, Piece[]>();
  return (name: string): Piece[] => {
    const found = known.get(name);
    if (found) return found;
    const ranges = require(`@fontsource-variable/noto-sans-${name}/unicode.json`) as Record<
      string,
      string
    >;
    const pieces = Object.entries(ranges).map(([part, codes]) => ({
      name: `${name}-${part.replaceAll(/[[\]]/g, '')}`,
      path: `@fontsource-variable/noto-sans-${name}/files/noto-sans-${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
      ranges: codes.split(',').map((range) => {
        const [first = '', last = first] = range.slice(2).split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    }));
    known.set(name, pieces);
    return pieces;
  };
})();

interface LetterFont {
  file: string;
  shaping: ShapingFont;
}

/** Fonts that were needed once, by the name of their piece. */
const loaded = new Map<string, Promise<LetterFont>>();

function load({ name, path }: Piece): Promise<LetterFont> {
  const font = loaded.get(name) ?? read();
  loaded.set(name, font);
  return font;
  async function read() {
    const [{ default: decompress }, { shapingFont }] = await Promise.all([
      import('woff2-encoder/decompress'),
      import('./shaping.ts'),
    ]);
    const bytes = await decompress(await bytesOf(path));
    return { file: inBase64(bytes), shaping: shapingFont(name, { normal: bytes, bold: bytes }) };
  }
}

/** The first font that has a letter; a package names some letters that its files lack. */
async function fontWith(
  letter: string,
  packages: readonly string[],
): Promise<LetterFont | undefined> {
  const code = letter.codePointAt(0)!;
  for (const piece of packages.flatMap(piecesOf)) {
    if (!piece.ranges.some(([first, last]) => first <= code && code <= last)) continue;
    const font = await load(piece);
    if (font.shaping.has(letter)) return font;
  }
  return undefined;
}

async function lettersFor(texts: readonly string[]): Promise<Letters> {
  const { shapingFont, shapeLine } = await import('./shaping.ts');
  const first = shapingFont('Inter', await inter());
  const needed = new Set<LetterFont>();
  const seen = new Set<string>();
  for (const text of texts) {
    const order = orderFor(text);
    for (const letter of text) {
      if (first.has(letter) || seen.has(order + letter)) continue;
      seen.add(order + letter);
      const font = await fontWith(letter, ORDERS[order]);
      if (font) needed.add(font);
    }
  }
  const fonts = [...needed];
  const inOrder = (packages: readonly string[]) => {
    const place = ({ name }: ShapingFont) =>
      packages.findIndex((one) => name.startsWith(`${one}-`));
    const others = fonts.map(({ shaping }) => shaping).toSorted((a, b) => place(a) - place(b));
    return [first, ...others];
  };
  const ordered = {
    Japanese: inOrder(ORDERS.Japanese),
    Korean: inOrder(ORDERS.Korean),
    Chinese: inOrder(ORDERS.Chinese),
  };
  return {
    fonts: fonts.map(({ file, shaping }) => ({ name: shaping.name, file })),
    shape: (line, weight) => shapeLine(line, weight, ordered[orderFor(line)]),
  };
}

/**
 * The fonts of a document.
 * @param content everything that is written in it; only a text with other letters than Latin, Greek
 *   and Cyrillic needs more than the fonts of every document
 */
export async function paperFonts(content: unknown): Promise<Pick<SheetStyle, 'fonts' | 'letters'>> {
  const { normal, bold } = await inter();
  const texts = JSON.stringify(content)
    .normalize('NFC')
    .split('"')
    .filter((text) => !isPlain(text));
  return {
    fonts: { regular: inBase64(normal), bold: inBase64(bold) },
    letters: texts.length > 0 ? await lettersFor(texts) : null,
  };
}
