import { expect, it } from 'vitest';
import { shownFor, undoable } from './undo.ts';

it('shows a notice for four seconds, longer if it can be undone, or as long as is requested', () => {
  const notice = (notificationOptions?: object) => ({
    message: 'Saved',
    type: 'info' as const,
    ...(notificationOptions && { notificationOptions }),
  });
  expect(shownFor(notice())).toBe(4000);
  expect(shownFor(notice(undoable(() => undefined)))).toBe(10_000);
  expect(shownFor(notice({ autoHideDuration: 700 }))).toBe(700);
  expect(shownFor(notice({ autoHideDuration: null }))).toBeNull();
});
