/** Maps of trips and places. */
export const map = {
  label: 'Map of the trip',
  schematic: 'Schematic map: map tiles are unavailable',
  estimated: 'Estimated route',
  pickup: 'Pickup: %{address}',
  stop: 'Stop %{number}: %{address}',
  dropoff: 'Dropoff: %{address}',
  place: '%{address}',
  driver: 'Available driver',
  show: 'Show map',
  hide: 'Hide map',
  movePickup: 'Pickup: %{address}. Drag it, or use the arrow keys, to move it.',
  moving: 'Finding the address…',
  moved: 'Pickup moved to %{address}',
  moveFailed: 'The address there could not be found. The pickup stays where it was.',
} as const;
