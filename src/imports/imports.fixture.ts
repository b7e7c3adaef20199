import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { renderConsole } from '../../tests/support/console.tsx';
import { queueOf } from '../../tests/support/queuedJobs.ts';

/** For every test of a file: the started imports wait until `workOff` is called. */
export function queuedImports() {
  const queue = { workOff: (): Promise<void> => Promise.reject(new Error('Only in a test')) };
  beforeEach(async () => {
    queue.workOff = await queueOf('run-import');
    // jsdom has no layout: the visible rows are those of a window of this size.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(680);
  });
  afterEach(() => vi.restoreAllMocks());
  return queue;
}

export const csv = (...lines: string[]) =>
  new File([lines.join('\n')], 'people.csv', { type: 'text/csv' });

export async function openWizard(user: UserEvent, path: 'employees' | 'favourites' = 'employees') {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
  return screen.findByRole('dialog', { name: `Import ${path}` });
}
export const openPeople = (who: 'northwindAdmin' | 'fleetManager' = 'northwindAdmin') =>
  renderConsole({ as: ({ users }) => users[who], path: '/employees' });

export async function choose(user: UserEvent, dialog: HTMLElement, file: File) {
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: /Account/ })).toHaveValue('Northwind'),
  );
  await user.upload(within(dialog).getByLabelText('File'), file);
}
