/** How many bytes are examined to detect UTF-16 without a byte order mark. */
const SAMPLE = 2000;
/** How many cells show what an encoding makes of them. */
const EXAMPLES = 4;

/** Encodings of one byte a letter, the most frequent first, with the languages written in each. */
const SINGLE_BYTE = {
  'windows-1252': [
    'äöüß',
    'àâæçéèêëîïôœùûüÿ',
    'áéíñóúüªº',
    'àèéìíòóùú',
    'áâãàçéêíóôõú',
    'éëïóöüáèä',
    'æøåéö',
    'åäöéü',
    'áéíóúýþæöð',
    'àçèéíïòóúü',
  ],
  'windows-1250': [
    'áčďéěíňóřšťúůýž',
    'áäčďéíľňóôšťúýž',
    'ąćęłńóśźż',
    'áéíóöőúüű',
    'čćđšž',
    'ăâîşţșț',
  ],
  'windows-1251': ['абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџѓќѕ'],
  'windows-1253': ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'],
  macintosh: [],
} as const;
export type Encoding = keyof typeof SINGLE_BYTE;
const ENCODINGS = Object.keys(SINGLE_BYTE).filter((name): name is Encoding => name in SINGLE_BYTE);
/** Mac Roman is for the same languages as Windows-1252. */
const languagesOf = (encoding: Encoding): readonly string[] =>
  SINGLE_BYTE[encoding === 'macintosh' ? 'windows-1252' : encoding];

/** How a file that does not name its encoding was read, and what others make of its cells. */
export interface Guess {
  encoding: Encoding;
  examples: { encoding: Encoding; text: string }[];
}
export interface Decoded {
  text: string;
  /** Null for an encoding that is certain. */
  guess: Guess | null;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Every second byte of Western text in UTF-16 is zero. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  const most = sample.length / 4;
  if (odd > most && even < odd / 4) return 'utf-16le';
  return even > most && odd < even / 4 ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  return utf16(bytes) ?? 'utf-8';
}

// oxlint-disable-next-line no-control-regex -- those are what is meant
const FOREIGN = /[^\u0000-\u007F]/u;
const CELLS = /[\r\n\t;,|"]+/;
/** The cells with letters beyond ASCII, each byte as the character of its number. */
function foreignCells(bytes: Uint8Array): string[] {
  const cells = new Set<string>();
  // A call takes only so many arguments.
  const piece = 8192;
  let rest = '';
  for (let at = 0; at < bytes.length; at += piece) {
    const parts = (rest + String.fromCharCode(...bytes.subarray(at, at + piece))).split(CELLS);
    rest = parts.pop() ?? '';
    for (const part of parts) if (FOREIGN.test(part)) cells.add(part.trim());
    if (cells.size > SAMPLE) break;
  }
  if (FOREIGN.test(rest)) cells.add(rest.trim());
  return [...cells];
}

const decodeCell = (cell: string, encoding: Encoding) =>
  new TextDecoder(encoding).decode(Uint8Array.from(cell, (letter) => letter.charCodeAt(0)));

/**
 * What no name has: a small letter before a capital or a symbol, two scripts in one word, or a final
 * sigma within it.
 */
const UNLIKELY =
  /\p{Ll}(?=\p{Lu})|\p{L}(?=[^\p{L}\p{M}\p{P}\p{Z}\p{N}])|[A-Za-z](?=[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}](?=[A-Za-z])|ς(?=\p{L})|[\uFFFD\u0080-\u009F]/gu;

/** How well the cells read in an encoding: as words of one of its languages. */
function fitOf(cells: readonly string[], encoding: Encoding): number {
  const text = cells.map((cell) => decodeCell(cell, encoding)).join('\n');
  const letters = Array.from(text.toLowerCase()).filter((letter) => FOREIGN.test(letter));
  const known = languagesOf(encoding).map(
    (language) => letters.filter((letter) => language.includes(letter) || letter === '’').length,
  );
  return Math.max(...known) - 2 * (text.match(UNLIKELY)?.length ?? 0);
}

function guessOf(bytes: Uint8Array, chosen: Encoding | undefined): Guess {
  const cells = foreignCells(bytes);
  const fits = ENCODINGS.map((encoding) => ({ encoding, fit: fitOf(cells, encoding) }));
  const best = fits.reduce((first, next) => (next.fit > first.fit ? next : first));
  return {
    encoding: chosen ?? best.encoding,
    examples: ENCODINGS.map((encoding) => ({
      encoding,
      text: cells
        .slice(0, EXAMPLES)
        .map((cell) => decodeCell(cell, encoding))
        .join(', '),
    })),
  };
}

/**
 * The text of a file in any encoding that spreadsheets write: UTF-8 and UTF-16, with or without
 * byte order mark, and those of one byte a letter. Which of these it is, is guessed from the names
 * in it, unless it is given.
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): Decoded {
  const encoding = encodingOf(bytes);
  // The decoder removes the byte order mark.
  if (encoding !== 'utf-8') return { text: new TextDecoder(encoding).decode(bytes), guess: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guess: null };
  } catch {
    const guess = guessOf(bytes, chosen);
    return { text: new TextDecoder(guess.encoding).decode(bytes), guess };
  }
}
