type Rgb = readonly [number, number, number];

const CONTRAST_OF_TEXT = 4.5;

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const print = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the second colour in the first, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [r, g, b] = parse(one);
  const [r2, g2, b2] = parse(other);
  return print([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

/** White or near black, whichever reads better on the colour. */
export const textOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= contrast(colour, '#10151a') ? '#ffffff' : '#10151a';

/** The colour, moved towards `towards` as far as it takes to be readable on the background. */
export function legible(colour: string, background: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share);
    if (contrast(candidate, background) >= CONTRAST_OF_TEXT) return candidate;
  }
  return towards;
}
