/** Fleets and the areas that they serve. */
export const fleets = {
  area: 'Base and area',
  areaHint:
    'Drag the mark in the middle to move the base, and the one at the edge to change the area.',
  noBase: 'Click where the base is, or put it in the middle of the map.',
  placeBase: 'Put the base in the middle of the map',
  serves: 'Serves pickups up to %{distance} from its base',
} as const;
