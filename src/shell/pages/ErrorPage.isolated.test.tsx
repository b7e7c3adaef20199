import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HttpError } from 'ra-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../../contract/core/errors.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { startFailure } from '../start/startFailure.ts';

const page = vi.hoisted(() => ({ failure: null as Error | null }));
vi.mock('../../resources/favourites/FavouritesPage.tsx', () => ({
  FavouritesPage: () => {
    if (page.failure) throw page.failure;
    return <h1>The favourites</h1>;
  },
}));

const problem: Problem = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  code: 'INTERNAL',
  displayTitle: 'That failed',
  displayMessage: 'The server could not do it.',
  requestId: 'req-42',
};

beforeEach(() => {
  page.failure = null;
});

const openFavourites = (failure: Error) => {
  page.failure = failure;
  // React logs errors that a boundary caught.
  allowConsole(/FavouritesPage|That failed|could not do it|module script|Error/);
  return renderConsole({ as: ({ users }) => users.bothAdmin, path: '/favourites' });
};

test('a page that fails keeps the frame, names the request, and can be tried again', async () => {
  const { user } = await openFavourites(new HttpError('', 500, problem));
  expect(await screen.findByRole('heading', { name: 'That failed' })).toBeVisible();
  expect(screen.getByText('Reference for support: req-42')).toBeVisible();
  expect(screen.getByRole('link', { name: 'People' })).toBeVisible();
  page.failure = null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The favourites' })).toBeVisible();
});

test('going elsewhere leaves a failed page behind', async () => {
  const { user } = await openFavourites(new Error('broken'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'People' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument(),
  );
});

test('code that a release replaced asks for a reload', async () => {
  await openFavourites(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('a profile that cannot be loaded is reported with the reference for support', async () => {
  const { fixtures } = await consoleServer();
  network.use(http.get('*/v1/me', () => HttpResponse.json(problem, { status: 500 })));
  const opening = renderConsole({ as: fixtures.users.bothAdmin, path: '/' });
  const failure = startFailure(await opening.catch((error: unknown) => error));
  expect(failure).toEqual({
    title: 'That failed',
    message: 'The server could not do it.',
    requestId: 'req-42',
    isFinal: false,
  });
});

test('an account list that cannot be read does not hide the console', async () => {
  const { fixtures } = await consoleServer();
  const refused = { ...problem, status: 403 };
  network.use(http.get('*/v1/corporations', () => HttpResponse.json(refused, { status: 403 })));
  allowConsole(/HttpError/);
  await renderConsole({ as: fixtures.users.bothAdmin, path: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
