/** Colours as #rrggbb. Contrast as WCAG 2.2 defines it. */
type Hex = string;
type Rgb = [red: number, green: number, blue: number];

const rgb = (colour: Hex): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as Rgb;

const hex = (channels: Rgb): Hex =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Hex): number {
  const [red, green, blue] = rgb(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `other` mixed into `colour`. @example mix('#000000', '#ffffff', 0.5) // '#808080' */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const target = rgb(other);
  return hex(
    rgb(colour).map((channel, index) => channel + (target[index]! - channel) * share) as Rgb,
  );
}

const WHITE = '#ffffff';
const INK = '#14181d';

/** White or near-black, the first that is readable; black for the few colours where neither is. */
export function readableOn(background: Hex): Hex {
  return [WHITE, INK].find((text) => contrast(text, background) >= 4.5) ?? '#000000';
}

/** The colour, moved towards black or white only as far as it needs to read on `background`. */
export function readable(colour: Hex, background: Hex, ratio = 4.5): Hex {
  const towards = luminance(background) > 0.18 ? '#000000' : WHITE;
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return towards;
}
