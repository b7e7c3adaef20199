import type { NotificationPayload } from 'react-admin';

const NOTICE_MS = 4000;
/** Longer than other notices: users must be able to read what happened before they undo it. */
const UNDO_MS = 10_000;

/**
 * Options of `notify` for an action that can be undone. Every notice keeps its own undo, even when
 * others follow.
 * @example notify('resources.delete.deleted', { type: 'success', ...undoable(() => restore(row)) })
 */
export const undoable = (undo: () => Promise<void> | void) => ({ undo });

/** The function that undoes what the notice reports; null if there is none. */
export function undoOf({ notificationOptions }: NotificationPayload): (() => unknown) | null {
  const undo: unknown = notificationOptions?.['undo'];
  return typeof undo === 'function' ? () => undo() as unknown : null;
}

/** How long a notice is shown, in milliseconds; null means until it is closed. */
export function shownFor(notice: NotificationPayload): number | null {
  const told = notice.notificationOptions?.autoHideDuration;
  return told === undefined ? (undoOf(notice) ? UNDO_MS : NOTICE_MS) : told;
}
