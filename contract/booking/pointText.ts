import { parseCoordinates, type Coordinates } from './geo.ts';

/**
 * Points as people copy them from maps, messages and devices. The first pattern that matches
 * counts.
 */

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/**
 * Where links and geo addresses contain a point; the pin is preferred to the middle of the view.
 */
const IN_LINKS = [
  // Google's place pages: the place itself, not the middle of the view.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|daddr|destination|center|cp)=(?:loc:)?${NUMBER}(?:,|%2C|~)\s*${NUMBER}`,
    'i',
  ),
  new RegExp(`^geo:${NUMBER},${NUMBER}`, 'i'),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`),
];
const LINK = /^(?:https?:\/\/|geo:)/i;

const HALF = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)\s*)?`;
const LETTER_AFTER = new RegExp(String.raw`^${HALF}([NS])[\s,;]*${HALF}([EWO])$`, 'i');
const LETTER_BEFORE = new RegExp(String.raw`^([NS])\s*${HALF}[\s,;]*([EWO])\s*${HALF}$`, 'i');

const point = (latitude: string | undefined, longitude: string | undefined): Coordinates | null =>
  parseCoordinates(`${latitude}, ${longitude}`);

/** Degrees, minutes and seconds as signed degrees with six decimals. */
function degrees(letter: string, whole: string, minutes = '0', seconds = '0'): string {
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  // O is west where French is spoken.
  return (/[SWO]/i.test(letter) ? -size : size).toFixed(6);
}

function inLink(text: string): Coordinates | null {
  for (const form of IN_LINKS) {
    const match = form.exec(text);
    const found = match && point(match[1], match[2]);
    if (found) return found;
  }
  return null;
}

/**
 * The point that a pasted text means: a pair of numbers, degrees with compass letters, a `geo:`
 * address, or a link of a common map site.
 * @example readPoint('51.5N 0.12W') // { latitude: 51.5, longitude: -0.12 }
 * @returns null when the text is something else, or no point on the globe
 */
export function readPoint(typed: string): Coordinates | null {
  const text = typed.trim();
  if (LINK.test(text)) return inLink(text);
  const after = LETTER_AFTER.exec(text);
  if (after) {
    const [, d1 = '', m1, s1, ns = '', d2 = '', m2, s2, ew = ''] = after;
    return point(degrees(ns, d1, m1, s1), degrees(ew, d2, m2, s2));
  }
  const before = LETTER_BEFORE.exec(text);
  if (before) {
    const [, ns = '', d1 = '', m1, s1, ew = '', d2 = '', m2, s2] = before;
    return point(degrees(ns, d1, m1, s1), degrees(ew, d2, m2, s2));
  }
  return parseCoordinates(text);
}
