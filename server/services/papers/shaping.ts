import bidiFactory from 'bidi-js';
import { Blob, Buffer as Glyphs, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import type { ShapedLine } from '../../../contract/receipts/letters.ts';

const WEIGHTS = { normal: 400, bold: 600 };
type Weight = keyof typeof WEIGHTS;
type Outline = ShapedLine['outlines'][number];

/** A font that can be asked for its letters and lays them out. */
export interface ShapingFont {
  name: string;
  has(letters: string): boolean;
  weights: Record<Weight, Font>;
}

/** @param files TrueType; a variable font is one file for both weights */
export function shapingFont(name: string, files: Record<Weight, Uint8Array>): ShapingFont {
  const load = (weight: Weight) => {
    const face = new Face(new Blob(files[weight]));
    const font = new Font(face);
    font.setScale(face.upem, face.upem);
    font.setVariations([new Variation('wght', WEIGHTS[weight])]);
    return font;
  };
  const weights = { normal: load('normal'), bold: load('bold') };
  const known = new Set(weights.normal.face.collectUnicodes());
  const has = (letters: string) =>
    Array.from(letters).every((letter) => known.has(letter.codePointAt(0)!));
  return { name, has, weights };
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

interface Run {
  font: ShapingFont;
  /** Odd: read from right to left. */
  level: number;
  start: number;
  end: number;
}

/**
 * Parts of a line in one font and one direction, in the order in which they are seen.
 * @param fonts the first that has a letter with all its marks draws it
 */
function runsOf(line: string, fonts: readonly ShapingFont[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    // Marks of direction have done their work.
    if (/^[\p{Cc}\p{Cf}]+$/u.test(segment)) continue;
    const font =
      fonts.find((one) => one.has(segment)) ??
      fonts.find((one) => one.has(String.fromCodePoint(segment.codePointAt(0)!))) ??
      fonts[0]!;
    const level = embedding.levels[index]!;
    const end = index + segment.length;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level && last.end === index) last.end = end;
    else runs.push({ font, level, start: index, end });
  }
  const seen = new Map(
    bidi.getReorderedIndices(line, embedding).map((index, place) => [index, place]),
  );
  return runs.toSorted((a, b) => seen.get(a.start)! - seen.get(b.start)!);
}

const isRightToLeft = ({ level }: Run) => level % 2 === 1;

/** Programs that read PDF files expect letters in the order in which they stand on the page. */
const asSeen = (text: string, run: Run): string =>
  isRightToLeft(run)
    ? Array.from(graphemes.segment(text), ({ segment }) => segment)
        .toReversed()
        .join('')
    : text;

/** Lays out a line with the fonts, and gives its outlines. */
export function shapeLine(line: string, weight: Weight, fonts: readonly ShapingFont[]): ShapedLine {
  const outlines: Outline[] = [];
  const words: { text: string; font: string; x: number; width: number }[] = [];
  let pen = 0;
  for (const run of runsOf(line, fonts)) {
    const font = run.font.weights[weight];
    const em = font.face.upem;
    const glyphs = new Glyphs();
    glyphs.addText(line, run.start, run.end - run.start);
    glyphs.setDirection(isRightToLeft(run) ? Direction.RTL : Direction.LTR);
    glyphs.guessSegmentProperties();
    shape(font, glyphs);
    const infos = glyphs.getGlyphInfos();
    const positions = glyphs.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), run.end].sort((a, b) => a - b);
    infos.forEach(({ codepoint: glyph, cluster }, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      outlines.push(...outlineOf(font, glyph, pen + xOffset / em, yOffset / em));
      const word = words.at(-1);
      if (at > 0 && infos[at - 1]!.cluster === cluster && word) word.width += xAdvance / em;
      else {
        const text = line.slice(cluster, starts[starts.indexOf(cluster) + 1]);
        words.push({
          text: asSeen(text, run),
          font: run.font.name,
          x: pen,
          width: xAdvance / em,
        });
      }
      pen += xAdvance / em;
    });
  }
  return { width: pen, outlines, words };
}

/** PDF has no quadratic curves; each is the same as one cubic curve. */
function outlineOf(font: Font, glyph: number, left: number, bottom: number): Outline[] {
  const em = font.face.upem;
  let from: number[] = [];
  return font.glyphToJson(glyph).map(({ type, values }): Outline => {
    const c = values.map((value, at) => value / em + (at % 2 === 0 ? left : bottom));
    const [x0 = 0, y0 = 0] = from;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = c;
    from = c.slice(-2);
    if (type === 'Z') return { op: 'h', c: [] };
    if (type === 'M') return { op: 'm', c };
    if (type === 'L') return { op: 'l', c };
    if (type === 'C') return { op: 'c', c };
    const between = (end: number, control: number) => end + (2 / 3) * (control - end);
    return {
      op: 'c',
      c: [between(x0, x1), between(y0, y1), between(x2, x1), between(y2, y1), x2, y2],
    };
  });
}
