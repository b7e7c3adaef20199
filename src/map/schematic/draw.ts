import type { MapFeature, MapPiece, MapRiver } from '../../../contract/map/pieces.ts';
import type { Inks } from './inks.ts';
import { type Box, type Candidate, MARK_RADIUS, placeNames, type Placed } from './labels.ts';

/** The position of a place on the canvas, in CSS pixels. */
type Project = (latitude: number, longitude: number) => { x: number; y: number };

export interface Scene {
  pen: CanvasRenderingContext2D;
  ink: Inks;
  font: string;
  zoom: number;
  /** The whole canvas, which is larger than its visible part: names are placed inside it. */
  view: Box;
  /** Its visible part. */
  seen: Box;
  /** What stands above the map. */
  pins: readonly Box[];
  project: Project;
  metersPerPixel: number;
  /** Where the lines of the grid start, so that it moves with the map. */
  gridFrom: { x: number; y: number };
}

const GRID = 128;
/** A narrower river would not be visible. */
const NARROWEST_RIVER = 1.5;

function drawGrid({ pen, ink, view, gridFrom }: Scene): void {
  pen.fillStyle = ink.ground;
  pen.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top);
  pen.fillStyle = ink.grid;
  const first = (from: number) => ((from % GRID) + GRID) % GRID;
  for (let x = first(gridFrom.x); x < view.right; x += GRID) pen.fillRect(x, 0, 1, view.bottom);
  for (let y = first(gridFrom.y); y < view.bottom; y += GRID) pen.fillRect(0, y, view.right, 1);
}

/** Adds a line of alternating latitudes and longitudes to the path. */
function trace({ pen, project }: Scene, line: readonly number[]): void {
  for (let at = 0; at + 1 < line.length; at += 2) {
    const { x, y } = project(line[at]!, line[at + 1]!);
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

/** Each piece separately: drawn together, shared edges would cancel each other. */
function drawSea(scene: Scene, pieces: readonly MapPiece[]): void {
  const { pen, ink } = scene;
  pen.fillStyle = ink.water;
  for (const { sea } of pieces) {
    pen.beginPath();
    for (const ring of sea) {
      trace(scene, ring);
      pen.closePath();
    }
    pen.fill('evenodd');
  }
}

function drawRivers(scene: Scene, rivers: readonly MapRiver[]): void {
  const { pen, ink, metersPerPixel } = scene;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = ink.water;
  for (const { widthMeters, points } of rivers) {
    pen.beginPath();
    trace(scene, points);
    pen.lineWidth = Math.max(NARROWEST_RIVER, widthMeters / metersPerPixel);
    pen.stroke();
  }
}

const TOWN_SIZES = [
  { from: 5, size: 15, bold: 650 },
  { from: 8, size: 13.5, bold: 600 },
  { from: 11, size: 12.5, bold: 500 },
  { from: 99, size: 12, bold: 450 },
] as const;

/** The larger a town, the larger its name; other names all have the same size. */
function fontOf({ kind, from }: MapFeature, family: string): string {
  if (kind === 'town') {
    const { size, bold } = TOWN_SIZES.find((one) => from <= one.from) ?? TOWN_SIZES[3];
    return `${bold} ${size}px ${family}`;
  }
  return `${kind === 'airport' ? '600 12px' : '500 11.5px'} ${family}`;
}

function colourOf({ kind }: MapFeature, ink: Inks): string {
  if (kind === 'town') return ink.town;
  if (kind === 'district') return ink.district;
  return kind === 'place' ? ink.place : ink.mark;
}

/** An aeroplane in a disc: from above, its nose to the north. */
const PLANE = 'M0-6 1-2.5 6 1V2.5L1 1V4L2.5 5.5V6.5L0 5.8-2.5 6.5V5.5L-1 4V1L-6 2.5V1L-1-2.5Z';

function drawMark({ pen, ink }: Scene, { feature, x, y }: Candidate): void {
  const radius = MARK_RADIUS[feature.kind];
  if (radius === 0) return;
  pen.fillStyle = colourOf(feature, ink);
  pen.beginPath();
  if (feature.kind === 'station')
    pen.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, 1.5);
  else pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  if (feature.kind === 'airport') {
    pen.save();
    pen.translate(x, y);
    pen.fillStyle = ink.markOn;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
    pen.fill(new Path2D(PLANE));
    pen.restore();
  }
  if (feature.kind === 'station') {
    pen.fillStyle = ink.markOn;
    pen.fillRect(x - radius + 2, y - 0.75, 2 * radius - 4, 1.5);
  }
}

function drawName({ pen, ink, font }: Scene, { candidate: { feature }, name }: Placed): void {
  if (!name) return;
  pen.font = fontOf(feature, font);
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = ink.ground;
  const middle = (name.top + name.bottom) / 2;
  pen.strokeText(feature.name, name.left, middle);
  pen.fillStyle = colourOf(feature, ink);
  pen.fillText(feature.name, name.left, middle);
}

/** Draws a view from its pieces: water, then marks and names by their importance. */
export function drawScene(scene: Scene, pieces: readonly MapPiece[]): void {
  const { pen, font, zoom, project, view, pins, seen } = scene;
  drawGrid(scene);
  drawSea(scene, pieces);
  drawRivers(
    scene,
    pieces.flatMap(({ rivers }) => rivers),
  );
  const candidates = pieces
    .flatMap(({ features }) => features)
    .filter(({ from }) => zoom >= from)
    .map((feature): Candidate => {
      pen.font = fontOf(feature, font);
      const width = pen.measureText(feature.name).width;
      return { feature, width, height: 15, ...project(feature.latitude, feature.longitude) };
    })
    .filter(({ x, y }) => x > view.left && x < view.right && y > view.top && y < view.bottom);
  const placed = placeNames(candidates, view, { pins, seen });
  for (const { candidate } of placed) drawMark(scene, candidate);
  for (const one of placed) drawName(scene, one);
}
