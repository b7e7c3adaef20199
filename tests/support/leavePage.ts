import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { onTestEnd } from './fileEnd.ts';

/** Longer than what a page leaves unread when somebody comes back to it, in milliseconds. */
const AWAY_MS = 3000;

/** The reader goes to another window, and comes back when something has happened. */
export async function leavePage(meanwhile: () => Promise<unknown>): Promise<void> {
  fireEvent.blur(window);
  await meanwhile();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + AWAY_MS);
  onTestEnd(() => now.mockRestore());
  act(() => void fireEvent.focus(window));
}
