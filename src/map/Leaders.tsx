import { Fragment } from 'react';
import { CircleMarker, Polyline } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';

interface LeadersProps {
  places: readonly Coordinates[];
  /** Where the mark of each is drawn. */
  marks: readonly Coordinates[];
  colour: string;
}

/** Thin lines from marks that were moved aside to the places they stand for. */
export function Leaders({ places, marks, colour }: LeadersProps) {
  return places.map((place, index) => {
    const mark = marks[index];
    if (!mark || (mark.latitude === place.latitude && mark.longitude === place.longitude))
      return null;
    const at: [number, number] = [place.latitude, place.longitude];
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        <Polyline
          positions={[at, [mark.latitude, mark.longitude]]}
          pathOptions={{ color: colour, weight: 1.5 }}
          interactive={false}
        />
        <CircleMarker
          center={at}
          radius={2.5}
          pathOptions={{ color: colour, fillColor: colour, fillOpacity: 1, weight: 1 }}
          interactive={false}
        />
      </Fragment>
    );
  });
}
