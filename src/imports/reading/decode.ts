/** How many bytes are examined to detect UTF-16 without a byte order mark. */
const SAMPLE = 2000;

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

/**
 * The text of a file in any encoding that spreadsheets write: UTF-8 and UTF-16, with or without
 * byte order mark, and Windows-1252. Anything that is not valid UTF-8 is read as Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  // The decoder removes the byte order mark.
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
