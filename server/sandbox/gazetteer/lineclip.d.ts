declare module 'lineclip' {
  type Point = [x: number, y: number];
  type Box = [west: number, south: number, east: number, north: number];
  /** The part of an outline inside a box. */
  export function clipPolygon(points: Point[], box: Box): Point[];
  /** The parts of a line inside a box. */
  export function clipPolyline(points: Point[], box: Box): Point[][];
}
