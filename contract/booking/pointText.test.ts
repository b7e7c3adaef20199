import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPoint } from './pointText.ts';

const SAVOY = { latitude: 51.5104, longitude: -0.1206 };

describe('readPoint', () => {
  it.each([
    '51.5104, -0.1206',
    '(51.5104 -0.1206)',
    '51.5104N 0.1206W',
    '51.5104° N, 0.1206° W',
    'N51.5104 W0.1206',
    '51.5104N 0.1206O',
    `51°30'37.44"N 0°7'14.16"W`,
    `51° 30′ 37.44″ N, 0° 7′ 14.16″ W`,
    'geo:51.5104,-0.1206;u=35',
    'geo:51.5104,-0.1206?z=17',
    'https://www.google.com/maps?q=51.5104,-0.1206',
    'https://www.google.com/maps/search/?api=1&query=51.5104%2C-0.1206',
    'https://www.google.com/maps/@51.5104,-0.1206,17z',
    'https://www.google.com/maps/place/The+Savoy/@51.6,-0.2,17z/data=!3m1!4b1!4m6!3m5!8m2!3d51.5104!4d-0.1206',
    'https://maps.apple.com/?ll=51.5104,-0.1206&q=The%20Savoy',
    'https://www.openstreetmap.org/?mlat=51.5104&mlon=-0.1206#map=12/51.6/-0.2',
    'https://www.openstreetmap.org/#map=18/51.5104/-0.1206',
    'https://www.bing.com/maps?cp=51.5104~-0.1206&lvl=17',
  ])('reads %s', (text) => {
    const read = readPoint(text);
    expect(read?.latitude).toBeCloseTo(SAVOY.latitude, 6);
    expect(read?.longitude).toBeCloseTo(SAVOY.longitude, 6);
  });

  it.each([
    '',
    'SW1A 2AA',
    '10 Downing Street, London',
    '12 34',
    '91N 0W',
    '5N 200W',
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/maps/place/The+Savoy',
    '10 N 12 W High Street',
  ])('leaves %j alone', (text) => {
    expect(readPoint(text)).toBeNull();
  });

  it('reads any point back from its compass letters', () => {
    const micro = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 });
    fc.assert(
      fc.property(micro(90), micro(180), (latitude, longitude) => {
        const part = (value: number, letters: [string, string]) =>
          `${(Math.abs(value) / 1e6).toFixed(6)}${value < 0 ? letters[1] : letters[0]}`;
        const read = readPoint(`${part(latitude, ['N', 'S'])} ${part(longitude, ['E', 'W'])}`);
        expect(read?.latitude).toBeCloseTo(latitude / 1e6, 6);
        expect(read?.longitude).toBeCloseTo(longitude / 1e6, 6);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readPoint(text)));
  });
});
