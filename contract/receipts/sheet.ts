import { jsPDF } from 'jspdf';
import { readable } from '../core/colours.ts';
import { asLineOf, isPlain, type Letters, type ShapedLine } from './letters.ts';

/** A picture as a data URL, and its size in any unit. */
export interface Picture {
  data: string;
  width: number;
  height: number;
}

export interface SheetStyle {
  /** TrueType files in base64. They hold the letters of every language of the console. */
  fonts: { regular: string; bold: string };
  /** Needed where a text is not plain. */
  letters?: Letters | null;
  /** `#rrggbb` of the channel. */
  accent: string;
}

type Weight = 'normal' | 'bold';
interface Text {
  size?: number;
  weight?: Weight;
  colour?: string;
}

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = { side: 56, top: 56, bottom: 72 };
const LINE = 1.4;
const PAPER = '#ffffff';
const FAMILY = 'Inter';
export const INK = { text: '#14181d', faint: '#59636e', line: '#d5dade' } as const;
const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });
const RIGHT = PAGE.width - MARGIN.side;
const WIDTH = RIGHT - MARGIN.side;
/** Room for a million with its currency. */
const CELL = 64;

/** A4 pages written from top to bottom. Lengths are points. */
export class Sheet {
  readonly #doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  readonly #accent: string;
  readonly #letters: Letters | null;
  #y = MARGIN.top;

  constructor(
    { fonts, letters = null, accent }: SheetStyle,
    about: { title: string; author: string },
  ) {
    const doc = this.#doc;
    // A light brand is darkened until its headings read on paper.
    this.#accent = readable(accent, PAPER);
    for (const [weight, file] of [
      ['normal', fonts.regular],
      ['bold', fonts.bold],
    ] as const) {
      doc.addFileToVFS(`${FAMILY}-${weight}.ttf`, file);
      doc.addFont(`${FAMILY}-${weight}.ttf`, FAMILY, weight);
    }
    this.#letters = letters;
    for (const { name, file } of letters?.fonts ?? []) {
      doc.addFileToVFS(`${name}.ttf`, file);
      doc.addFont(`${name}.ttf`, name, 'normal');
    }
    doc.setProperties({ ...about, creator: about.author });
  }

  #use({ size = 10, weight = 'normal', colour = INK.text }: Text): number {
    this.#doc.setFont(FAMILY, weight).setFontSize(size).setTextColor(colour);
    return size * LINE;
  }

  /** Null for a text that the document's own fonts can draw. */
  #shape(text: string, { weight = 'normal' }: Text): ShapedLine | null {
    return isPlain(text) ? null : (this.#letters?.shape(text, weight) ?? null);
  }

  #wrap(text: string, width: number, style: Text = {}): string[] {
    // Letters with separate accents would be drawn beside them.
    return text
      .normalize('NFC')
      .split(/\r?\n/)
      .flatMap((paragraph) =>
        this.#shape(paragraph, style)
          ? this.#wrapShaped(paragraph, width, style)
          : (this.#doc.splitTextToSize(paragraph, width) as string[]),
      );
  }

  #wrapShaped(paragraph: string, width: number, style: Text): string[] {
    const { size = 10 } = style;
    const measure = (text: string) =>
      (this.#shape(text, style)?.width ?? this.#doc.getStringUnitWidth(text)) * size;
    const lines = [''];
    const add = (part: string) => {
      const fits = measure(`${lines.at(-1)}${part}`.trimEnd()) <= width;
      if (fits) lines[lines.length - 1] += part;
      else if (measure(part) <= width || Array.from(part).length < 2) lines.push(part);
      else for (const { segment } of LETTERS.segment(part)) add(segment);
    };
    for (const { segment } of WORDS.segment(paragraph)) add(segment);
    return lines
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => (isPlain(line) ? line : asLineOf(paragraph, line)));
  }

  /** Begins a new page where the next `height` points do not fit on this one. */
  #room(height: number): void {
    if (this.#y + height <= PAGE.height - MARGIN.bottom) return;
    this.#doc.addPage();
    this.#y = MARGIN.top;
  }

  #print(lines: readonly string[], x: number, style: Text, align: 'left' | 'right' = 'left'): void {
    const step = this.#use(style);
    lines.forEach((text, index) => {
      const line = text.normalize('NFC');
      const shaped = this.#shape(line, style);
      const y = this.#y + step * (index + 0.75);
      if (!shaped) this.#doc.text(line, x, y, { align });
      else
        this.#draw(shaped, align === 'left' ? x : x - shaped.width * (style.size ?? 10), y, style);
    });
  }

  /**
   * Draws the outlines of a line, since a PDF made by jsPDF names letters and not the forms that they
   * take in a word, and lays the letters over it unseen, so that the line can be searched and copied.
   */
  #draw(line: ShapedLine, x: number, y: number, { size = 10, colour = INK.text }: Text): void {
    const doc = this.#doc;
    doc.saveGraphicsState();
    doc.setFillColor(colour);
    const placed = (value: number, at: number) =>
      Math.round((at % 2 === 0 ? x + value * size : y - value * size) * 1000) / 1000;
    doc.path(line.outlines.map(({ op, c }) => ({ op, c: c.map(placed) })));
    doc.fill();
    for (const word of line.words) {
      doc.setFont(word.font, 'normal');
      const natural = doc.getTextWidth(word.text);
      const horizontalScale = natural > 0 && word.width > 0 ? (word.width * size) / natural : 1;
      const options = { renderingMode: 'invisible', horizontalScale } as const;
      doc.text(word.text, x + word.x * size, y, options);
    }
    doc.restoreGraphicsState();
  }

  space(height: number): void {
    this.#y += height;
  }

  rule(colour: string = INK.line, thickness = 0.75): void {
    this.#doc.setDrawColor(colour).setLineWidth(thickness);
    this.#doc.line(MARGIN.side, this.#y, RIGHT, this.#y);
  }

  /** The channel's logo on the left, and the title of the document on the right. */
  head(options: { logo: Picture | null; name: string; title: string; below: string }): void {
    const { logo, name, title, below } = options;
    const height = 28;
    if (logo) {
      const width = Math.min(WIDTH / 2, (logo.width / logo.height) * height);
      const fitted = (logo.height / logo.width) * width;
      this.#doc.addImage(logo.data, 'PNG', MARGIN.side, this.#y, width, fitted);
    } else {
      this.#print([name], MARGIN.side, { size: 16, weight: 'bold', colour: this.#accent });
    }
    this.#print([title], RIGHT, { size: 18, weight: 'bold' }, 'right');
    this.#y += 24;
    this.#print([below], RIGHT, { size: 9, colour: INK.faint }, 'right');
    this.#y += 22;
    this.rule(this.#accent, 1.5);
    this.#y += 18;
  }

  heading(text: string): void {
    // Room for the heading and some lines, so that it is not alone at the foot of a page.
    this.#room(60);
    this.#y += 10;
    this.#print([text], MARGIN.side, { size: 11, weight: 'bold', colour: this.#accent });
    this.#y += 22;
  }

  /** A name and what it stands for, in two columns; long texts go on below. */
  fact(name: string, value: string): void {
    const column = 150;
    this.#use({});
    const names = this.#wrap(name, column - 12);
    const values = this.#wrap(value, WIDTH - column);
    const step = this.#use({});
    for (let at = 0; at < Math.max(names.length, values.length); at += 1) {
      this.#room(step);
      if (names[at]) this.#print([names[at]!], MARGIN.side, { colour: INK.faint });
      if (values[at]) this.#print([values[at]!], MARGIN.side + column, {});
      this.#y += step;
    }
    this.#y += 3;
  }

  /** A name at the left and an amount at the right of the page. */
  amount(name: string, amount: string, weight: Weight = 'normal'): void {
    const style = { weight, size: weight === 'bold' ? 12 : 10 };
    const step = this.#use(style);
    const names = this.#wrap(name, WIDTH - 140, style);
    this.#room(step * names.length + 4);
    this.#print(names, MARGIN.side, style);
    this.#print([amount], RIGHT, style, 'right');
    this.#y += step * names.length + 4;
  }

  /** A name at the left, and columns at the right that are `CELL` points wide, the last one at the edge of the page. */
  row(name: string, cells: readonly string[], weight: Weight = 'normal'): void {
    const style = { weight, size: 9 };
    const step = this.#use(style);
    const names = this.#wrap(name, WIDTH - cells.length * CELL, style);
    this.#room(step * names.length + 4);
    this.#print(names, MARGIN.side, style);
    for (const [at, cell] of cells.entries())
      this.#print([cell], RIGHT - (cells.length - 1 - at) * CELL, style, 'right');
    this.#y += step * names.length + 4;
  }

  /** Closes the pages, each with `note` and its number, and gives the file. */
  finish(note: string, pageText: (page: number, of: number) => string): ArrayBuffer {
    const pages = this.#doc.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      this.#doc.setPage(page);
      this.#y = PAGE.height - MARGIN.bottom + 28;
      this.rule();
      this.#y += 8;
      this.#print([note], MARGIN.side, { size: 8, colour: INK.faint });
      this.#print([pageText(page, pages)], RIGHT, { size: 8, colour: INK.faint }, 'right');
    }
    return this.#doc.output('arraybuffer');
  }
}
