import { act, render } from '@testing-library/react';
import L from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriverLocation } from '../../contract/booking/trip.ts';
import { MovingDriver } from './MovingDriver.tsx';

const at = (latitude: number): DriverLocation => ({ latitude, longitude: 0, heading: 0 });

/** A map with a driver; returns the position of the driver's mark. */
function showDriver(location: DriverLocation) {
  const moved = vi.spyOn(L.Marker.prototype, 'setLatLng');
  const map = (where: DriverLocation) => (
    <MapContainer center={[51, 0]} zoom={10}>
      <MovingDriver location={where} title="Ada, on the way" />
    </MapContainer>
  );
  const { rerender } = render(map(location));
  return {
    drive: (to: DriverLocation) => rerender(map(to)),
    latitude: () => L.latLng(moved.mock.lastCall?.[0] ?? [Number.NaN, 0]).lat,
  };
}

describe('a driver on the map', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('glides to each reported position in the time since the last one', async () => {
    const driver = showDriver(at(51));
    await pass(8000);
    driver.drive(at(51.01));
    await pass(4000);
    expect(driver.latitude()).toBeCloseTo(51.005, 3);
    await pass(4100);
    expect(driver.latitude()).toBe(51.01);
  });

  it('continues from where it is when the next report comes early', async () => {
    const driver = showDriver(at(51));
    await pass(8000);
    driver.drive(at(51.01));
    await pass(4000);
    driver.drive(at(51.02));
    expect(driver.latitude()).toBeCloseTo(51.005, 3);
    await pass(4100);
    expect(driver.latitude()).toBe(51.02);
  });

  it('is shown at the reported position without motion after a jump, and for people who want no motion', async () => {
    const driver = showDriver(at(51));
    await pass(1000);
    driver.drive(at(52));
    expect(driver.latitude()).toBe(52);
    const usual = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.assign(usual(query), { matches: true })
        : usual(query),
    );
    driver.drive(at(52.001));
    expect(driver.latitude()).toBe(52.001);
  });
});
