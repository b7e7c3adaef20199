import { render } from '@testing-library/react';
import type { Map } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { FitToTrip } from './FitToTrip.tsx';

const HEIGHT = 240;
const NOTES_TOP = 12;
/** How far a marker reaches above its place. */
const MARKER = 13;

afterEach(() => vi.restoreAllMocks());

/** Where the ends of a trip to the north are drawn on a phone's map, in pixels from its top. */
function drawn(notesHeight: number, degrees: number): { north: number; south: number } {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(NOTES_TOP);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(notesHeight);
  const south = { latitude: 51.5, longitude: -0.12 };
  const north = { ...south, latitude: south.latitude + degrees };
  let map: Map | null = null;
  const { unmount } = render(
    <section>
      <MapContainer center={[51.5, 0]} zoom={11} ref={(one) => void (map = one)}>
        <FitToTrip stops={[south, north]} route={undefined} isHeld={false} />
      </MapContainer>
      <div />
    </section>,
  );
  const heightOf = ({ latitude, longitude }: typeof south) =>
    map!.latLngToContainerPoint([latitude, longitude]).y;
  const ends = { north: heightOf(north), south: heightOf(south) };
  unmount();
  return ends;
}

test('keeps a trip of any length below the notes, also when they take two lines', () => {
  for (const degrees of [0.01, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3])
    for (const height of [24, 56])
      expect(drawn(height, degrees).north, `${degrees}° below ${height} px`).toBeGreaterThan(
        NOTES_TOP + height + MARKER,
      );
});

test('draws a trip as large as its markers allow', () => {
  for (const degrees of [0.01, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3]) {
    const { north, south } = drawn(0, degrees);
    expect(south).toBeLessThan(HEIGHT - MARKER);
    // The next zoom level would be twice as large.
    expect(2 * (south - north), `${degrees}°`).toBeGreaterThan(HEIGHT - 6 * MARKER);
  }
});
