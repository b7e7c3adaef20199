import { render } from '@testing-library/react';
import type { Map } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { FitToTrip } from './FitToTrip.tsx';

const NOTES_TOP = 12;
/** How far a marker reaches above its place. */
const MARKER = 13;

afterEach(() => vi.restoreAllMocks());

/** The height at which the northern end of a trip is drawn on a phone's map. */
function northernEnd(notesHeight: number, degrees: number): number {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
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
  const { y } = map!.latLngToContainerPoint([north.latitude, north.longitude]);
  unmount();
  return y;
}

test('keeps a trip of any length below the notes, also when they take two lines', () => {
  for (const degrees of [0.01, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3])
    for (const height of [24, 56])
      expect(northernEnd(height, degrees), `${degrees}° below ${height} px`).toBeGreaterThan(
        NOTES_TOP + height + MARKER,
      );
});
