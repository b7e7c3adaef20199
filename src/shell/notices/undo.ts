import type { NotificationPayload } from 'react-admin';

const NOTICE_MS = 4000;
/** Longer than other notices: undoing must be possible after reading what happened. */
const UNDO_MS = 10_000;

/**
 * Options of `notify` for what can be undone. Every notice keeps its own undo, whatever is told
 * after it.
 * @example notify('resources.delete.deleted', { type: 'success', ...undoable(() => restore(row)) })
 */
export const undoable = (undo: () => Promise<void> | void) => ({ undo });

/** What takes back what the notice tells of; null where nothing does. */
export function undoOf({ notificationOptions }: NotificationPayload): (() => unknown) | null {
  const undo: unknown = notificationOptions?.['undo'];
  return typeof undo === 'function' ? () => undo() as unknown : null;
}

/** How long a notice is shown, in milliseconds; null: until it is closed. */
export function shownFor(notice: NotificationPayload): number | null {
  const told = notice.notificationOptions?.autoHideDuration;
  return told === undefined ? (undoOf(notice) ? UNDO_MS : NOTICE_MS) : told;
}
