import { expect, it } from 'vitest';
import { PRODUCT_ID } from '../contract/core/product.ts';
import { chooseGeocoder } from './outsideServices.ts';

it.each([
  ['nothing', {}, PRODUCT_ID],
  ['Photon', { photonUrl: 'http://photon.test' }, PRODUCT_ID],
  ['Google', { googleMapsKey: 'k' }, 'google'],
  ['both', { googleMapsKey: 'k', photonUrl: 'http://photon.test' }, 'google'],
  ['empty values', { googleMapsKey: '', photonUrl: '' }, PRODUCT_ID],
])('names its source when %s is configured', (_, options, source) => {
  expect(chooseGeocoder(options).source).toBe(source);
});

it('works with nothing configured', async () => {
  const query = { search: 'heathrow t5', language: 'en', country: 'GB', limit: 1 };
  const [found] = await chooseGeocoder({}).suggest(query);
  expect(found?.description).toBe('Heathrow Airport Terminal 5, Longford TW6 2GA');
});
