import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import L from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { StopMarkers } from './StopMarkers.tsx';
import type { MapStop } from './TripMap.tsx';

const at = (kind: MapStop['kind'], address: string, longitude: number): MapStop => ({
  kind,
  address,
  latitude: 51.5,
  longitude,
});
const stops = [
  at('pickup', 'A', 0),
  at('stop', 'B', 0.0001),
  at('stop', 'C', 0.0002),
  at('dropoff', 'D', 0.5),
];

/** Shows the stops on a map of the city; returns the longitudes of their marks. */
function show(onPickupMoved?: (point: Coordinates) => void): number[] {
  const placed: number[] = [];
  const add = vi.spyOn(L.Marker.prototype, 'onAdd');
  render(
    <MapContainer center={[51.5, 0]} zoom={11} zoomControl={false}>
      <StopMarkers stops={stops} onPickupMoved={onPickupMoved} />
    </MapContainer>,
  );
  for (const mark of add.mock.contexts) placed.push((mark as L.Marker).getLatLng().lng);
  return placed;
}

describe('the stops of a trip on the map', () => {
  afterEach(() => vi.restoreAllMocks());

  it('stand beside each other if their places are too close, and otherwise at their places', () => {
    const [pickup, first, second, dropoff] = show();
    expect(new Set([pickup, first, second]).size).toBe(3);
    expect(Math.abs(first! - 0.0001)).toBeGreaterThan(0.001);
    expect(dropoff).toBe(0.5);
    expect(screen.getAllByRole('img')).toHaveLength(4);
  });

  it('do not move a pickup that can be dragged, which alone can be moved by keys', () => {
    const [pickup, first, second] = show(() => undefined);
    expect(pickup).toBe(0);
    expect(new Set([first, second]).size).toBe(2);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  it('tell where the arrow keys moved the pickup', async () => {
    const told: Coordinates[] = [];
    show((point) => told.push(point));
    fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowRight' });
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.longitude).toBeGreaterThan(0);
    expect(told[0]?.latitude).toBeCloseTo(51.5, 2);
  });
});
