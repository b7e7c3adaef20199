/** What stays free under a list, in CSS pixels: the step's buttons stand there. */
const BUTTONS_HEIGHT = 112;
/** A list is about three options high at least, and six at most. */
const HEIGHT = { least: 160, most: 300 };

/**
 * How high the list under a field may be, so that the step's buttons hide nothing of it. A field
 * too low on the page is scrolled up first.
 * @param id of the field
 */
export function listRoom(id: string): number {
  const field = document.getElementById(id);
  if (!field) return HEIGHT.most;
  const room = () => window.innerHeight - BUTTONS_HEIGHT - field.getBoundingClientRect().bottom;
  if (room() < HEIGHT.least) field.scrollIntoView({ block: 'center' });
  return Math.min(HEIGHT.most, Math.max(HEIGHT.least, room()));
}
