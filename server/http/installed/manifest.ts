import type { Channel } from '../../../contract/core/channel.ts';
import { tokensOf } from '../../../contract/core/tokens.ts';
import type { Icon } from '../../adapters/pictures/index.ts';

/** Where the icons are, on every channel's origin. */
export const ICONS_PATH = '/app-icons';

/**
 * Icons by the name of their file. Phones cut their own shape out of some icons, so these are
 * coloured all over.
 */
export const ICONS: Readonly<Record<string, Icon>> = {
  '192.png': { size: 192, isFilled: false },
  '512.png': { size: 512, isFilled: false },
  'maskable-192.png': { size: 192, isFilled: true },
  'maskable-512.png': { size: 512, isFilled: true },
  'apple-180.png': { size: 180, isFilled: true },
};
/** The icon for iPhones, which do not take it from the manifest. */
export const APPLE_ICON = `${ICONS_PATH}/apple-180.png`;

/** How many characters fit below an icon on most phones. */
const SHORT = 12;

/** As many of the name's first words as fit below an icon, but at least the first. */
export function shortNameOf({ name, shortName }: Pick<Channel, 'name' | 'shortName'>): string {
  if (shortName !== undefined || name.length <= SHORT) return shortName ?? name;
  const [first = name, ...words] = name.split(/\s+/);
  return words.reduce(
    ({ text, isFull }, word) =>
      isFull || `${text} ${word}`.length > SHORT
        ? { text, isFull: true }
        : { text: `${text} ${word}`, isFull },
    { text: first, isFull: false },
  ).text;
}

/** The manifest by which a browser installs the console: https://www.w3.org/TR/appmanifest/ */
export const manifestOf = (channel: Channel) => ({
  // Keeps it the same app if its start address ever changes.
  id: '/',
  name: channel.name,
  short_name: shortNameOf(channel),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: channel.colorScheme.primary,
  background_color: tokensOf(channel.colorScheme, 'light').canvas,
  icons: Object.entries(ICONS)
    .filter(([file]) => !APPLE_ICON.endsWith(file))
    .map(([file, { size, isFilled }]) => ({
      src: `${ICONS_PATH}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isFilled ? 'maskable' : 'any',
    })),
});
