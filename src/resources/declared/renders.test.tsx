import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';
import { moreEmployees } from '../../../tests/support/moreEmployees.ts';
import {
  createdBy,
  createdUntil,
  drawnByLetter,
  drawnOf,
  rendersOf,
} from '../../../tests/support/renders.ts';
import { preloadParts } from '../../loading/parts.ts';

/** The parts around a list, and those above its rows. */
const FRAME = ['TopBar', 'SkipLink', 'NavigationDrawer', 'BookTrip', 'Entry', 'Notices'];
const TOOLBAR = [
  'DeclaredToolbar',
  'ListToolbar',
  'SearchInput',
  'FilterChip',
  'ListMenu',
  'MoreMenu',
];
const ROWS = ['DeclaredTable', 'EditableRow', 'EditableCell', 'Cell', 'RowActions'];
const LIST = [
  'DeclaredList',
  'ListBody',
  'Pagination',
  'BatchBar',
  'AddButton',
  ...TOOLBAR,
  ...ROWS,
];

/**
 * Components until the first ten employees are shown, the frame around them included: up to 955, the more where other files were
 * tested before in the same process.
 */
const MOST_UNTIL_ROWS = 1_000;
/** A form is drawn as a whole when it opens, so its fields are plain elements. */
const MOST_OF_FORM = 160;

it('creates few components until the first rows', async () => {
  await moreEmployees();
  const created = await createdUntil(
    () => document.querySelectorAll('[data-row]').length === 10,
    () => renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/employees' }),
  );
  expect(created).toBeLessThanOrEqual(MOST_UNTIL_ROWS);
});

it('redraws only what changes: nothing for a dialog, the rows for a page, one row for an edit', async () => {
  await moreEmployees();
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  const row = await screen.findByRole('cell', { name: 'Page L Turner' });
  await screen.findByText('1–10 of 14');

  // What is loaded after the list may be drawn in place of something simpler.
  await act(() => preloadParts());
  let created = 0;
  const opened = await rendersOf(async () => {
    created = await createdBy(async () => {
      await user.click(row);
      expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Page L');
    });
  });
  expect(created).toBeLessThanOrEqual(MOST_OF_FORM);
  expect(drawnOf([...FRAME, ...LIST], opened)).toEqual([]);
  // The fields are drawn only once, after the form has taken its row.
  expect(drawnOf(['DeclaredFields', 'TextInput', 'LockedText'], opened)).toEqual([]);

  const name = screen.getByRole('textbox', { name: /^First name/ });
  await user.click(name);
  // Only the field: not the others, the form, or anything behind it.
  const form = ['DialogForm', 'DeclaredInput', 'TextInput', 'Buttons'];
  expect(await drawnByLetter(user, 'abc', [...form, ...FRAME, ...LIST])).toEqual(['TextInput']);
  await user.keyboard('{Backspace}{Backspace}{Backspace}');

  const closed = await rendersOf(async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
  expect(drawnOf([...FRAME, ...LIST], closed)).toEqual([]);

  const paged = await rendersOf(async () => {
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–14 of 14');
  });
  // Rows of another page are new; those of the page before are not redrawn before they go.
  expect(drawnOf([...FRAME, ...TOOLBAR, ...ROWS], paged)).toEqual([]);

  await user.click(screen.getByRole('cell', { name: 'Page B Turner' }));
  const renamed = await screen.findByRole('textbox', { name: /^First name/ });
  await user.clear(renamed);
  await user.type(renamed, 'Renamed');
  const saved = await rendersOf(async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('cell', { name: 'Renamed Turner' });
  });
  expect(drawnOf(['EditableRow', ...TOOLBAR], saved)).toEqual(['EditableRow']);
});
