import { describe, expect, it } from 'vitest';
import { heathrow, savoy } from './draft.fixture.ts';
import { goesNowhere } from './sameDoor.ts';

/** A few steps along the pavement. */
const beside = { ...savoy, latitude: savoy.latitude + 0.0001 };

describe('a trip that goes nowhere', () => {
  it('ends at the door where it starts, however its address is written', () => {
    const trip = {
      origin: savoy,
      waypoints: [],
      destination: { ...beside, address: 'Savoy Place' },
    };
    expect(goesNowhere(trip)).toBe(true);
    expect(goesNowhere({ ...trip, waypoints: [beside] })).toBe(true);
  });

  it('is not one to another door, nor a round trip', () => {
    const nextHouse = { ...savoy, latitude: savoy.latitude + 0.0005 };
    expect(goesNowhere({ origin: savoy, waypoints: [], destination: nextHouse })).toBe(false);
    expect(goesNowhere({ origin: savoy, waypoints: [heathrow], destination: savoy })).toBe(false);
  });
});
