/** The space that stays free under a list, in CSS pixels, for the step's buttons. */
const BUTTONS_HEIGHT = 112;
/** A list is at least about three options high, and at most six. */
const HEIGHT = { least: 160, most: 300 };

/**
 * How high the list under a field may be so that the step's buttons cover none of it. If the field
 * is too low on the page, it is scrolled up first.
 * @param id of the field
 */
export function listRoom(id: string): number {
  const field = document.getElementById(id);
  if (!field) return HEIGHT.most;
  // The list comes below the field's message.
  const whole = field.closest('.MuiFormControl-root') ?? field;
  const room = () => window.innerHeight - BUTTONS_HEIGHT - whole.getBoundingClientRect().bottom;
  if (room() < HEIGHT.least) field.scrollIntoView({ block: 'center' });
  return Math.min(HEIGHT.most, Math.max(HEIGHT.least, room()));
}
