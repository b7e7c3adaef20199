import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { moreEmployees } from '../../../tests/support/moreEmployees.ts';

const SECOND_PAGE = { page: '1', dynamicSearch: null };

it('requests the next page once when the pointer comes near, and not while somebody searches', async () => {
  await moreEmployees();
  const asked: URL[] = [];
  network.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === '/v1/business-passengers') asked.push(url);
  });
  const pagesAsked = (wanted: Record<string, string | null>) =>
    asked.filter(({ searchParams }) =>
      Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value),
    ).length;
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  await screen.findByText('1–10 of 14');
  const next = () => screen.getByRole('button', { name: 'Next page' });
  expect(pagesAsked(SECOND_PAGE)).toBe(0);

  await user.hover(next());
  await waitFor(() => expect(pagesAsked(SECOND_PAGE)).toBe(1));
  await user.click(next());
  await screen.findByText('11–14 of 14');
  await user.click(screen.getByRole('button', { name: 'First page' }));
  await screen.findByText('1–10 of 14');
  expect(pagesAsked(SECOND_PAGE)).toBe(1);

  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'page.turner');
  await screen.findByText('1–10 of 12');
  const found = { page: '1', dynamicSearch: 'page.turner' };
  await user.hover(next());
  await screen.findByText('1–10 of 12');
  expect(pagesAsked(found)).toBe(0);
  await user.click(next());
  await screen.findByText('11–12 of 12');
  expect(pagesAsked(found)).toBe(1);
  network.events.removeAllListeners();
});
