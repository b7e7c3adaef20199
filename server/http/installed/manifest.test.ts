import { expect, it } from 'vitest';
import { demoChannels } from '../../config/demoChannels.ts';
import { manifestOf, shortNameOf } from './manifest.ts';

it.each([
  ['Uber', 'Uber'],
  ['Meridian Cars', 'Meridian'],
  ['City Cab Co Ltd', 'City Cab Co'],
  ['A Very Long Name of Taxis', 'A Very Long'],
  // A name that begins with a long word becomes that word, which the phone itself shortens.
  ['Taxiunternehmen Schmidt', 'Taxiunternehmen'],
])('%s is %s below its icon', (name, short) => {
  expect(shortNameOf({ name, shortName: undefined })).toBe(short);
});

it('uses the short name of the channel', () => {
  expect(shortNameOf({ name: 'The Yellow Cab Company', shortName: 'Yellow' })).toBe('Yellow');
});

it('installs one app of the brand, with icons for each shape', () => {
  const [channel] = demoChannels;
  const { icons, ...manifest } = manifestOf(channel);
  expect(manifest).toEqual({
    id: '/',
    name: 'Meridian Cars',
    short_name: 'Meridian',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#1f7a4d',
    background_color: '#f7f8f9',
  });
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});
