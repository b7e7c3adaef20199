import { ROUTE_ART } from '../../../contract/core/routeArt.ts';

const { viewBox, streets, route, start, end } = ROUTE_ART;

/** A drawn street map with one trip on it, in the channel's colours. Decoration only. */
export const RouteArt = () => (
  <div className="start-art" aria-hidden="true">
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      {streets.map((street) => (
        <path key={street} d={street} className="start-street" />
      ))}
      <path d={route} className="start-route" />
      <circle cx={start.x} cy={start.y} r="11" className="start-stop" />
      <circle cx={end.x} cy={end.y} r="11" className="start-stop start-stop-end" />
    </svg>
  </div>
);
