import type { Channel } from '../../../contract/core/channel.ts';
import { tokensOf } from '../../../contract/core/tokens.ts';
import type { Icon } from '../../adapters/pictures/index.ts';

/** Where the icons are, on every channel's origin. */
export const ICONS_PATH = '/app-icons';

/** By the name of its file. What phones cut a shape of their own out of is coloured all over. */
export const ICONS: Readonly<Record<string, Icon>> = {
  '192.png': { size: 192, isFilled: false },
  '512.png': { size: 512, isFilled: false },
  'maskable-192.png': { size: 192, isFilled: true },
  'maskable-512.png': { size: 512, isFilled: true },
  'apple-180.png': { size: 180, isFilled: true },
};
/** What an iPhone takes, which reads no manifest for it. */
export const APPLE_ICON = `${ICONS_PATH}/apple-180.png`;

/** What fits below an icon on most phones. */
const SHORT = 12;

/** The words that a name begins with, as many as fit below an icon; the first in any case. */
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

/** What a browser installs the console by: https://www.w3.org/TR/appmanifest/ */
export const manifestOf = (channel: Channel) => ({
  // One app, whatever its start address will be.
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
