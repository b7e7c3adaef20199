import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network, renderConsole } from '../../tests/support/console.tsx';
import { allowConsole } from '../../tests/support/consoleWatch.ts';

const problem = (status: number, code: string, title: string, headers = {}) =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title,
      status,
      code,
      displayTitle: title,
      displayMessage: `About ${code}.`,
      requestId: `id-${status}`,
    },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** How a write fails, and what is said about it. */
const FAILURES: readonly [string, () => Response, readonly string[]][] = [
  ['a conflict', () => problem(409, 'CONFLICT', 'Conflict'), ['Conflict (409)', 'id-409']],
  ['another state', () => problem(412, 'CONFLICT', 'Changed'), ['Changed (412)', 'id-412']],
  ['too much', () => problem(413, 'PAYLOAD_TOO_LARGE', 'Too large'), ['Too large (413)', 'id-413']],
  [
    'too many',
    () => problem(429, 'TOO_MANY_REQUESTS', 'Too many', { 'retry-after': '90' }),
    ['Too many (429)', 'Try again in 90 seconds.', 'id-429'],
  ],
  [
    'a busy server',
    () => problem(503, 'DATABASE_UNAVAILABLE', 'Not available', { 'retry-after': '600' }),
    ['Not available (503)', 'Try again in 10 minutes.', 'id-503'],
  ],
  [
    'a proxy without a server',
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    ['Oops something went wrong', 'Error 502'],
  ],
  [
    'a captive portal',
    () => HttpResponse.html('<h1>Welcome to our Wi-Fi</h1>'),
    ['Oops something went wrong', 'Something other than the server answered'],
  ],
  ['no answer', () => HttpResponse.error(), ['Oops something went wrong', 'cannot be reached']],
];

const expectWords = (alert: HTMLElement, words: readonly string[]) => {
  for (const word of words) expect(alert).toHaveTextContent(word);
};

it('says in every form why a write failed, and keeps what was typed', async () => {
  allowConsole(/HttpError/);
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees/create?tab=guest',
  });
  const dialog = await screen.findByRole('dialog');
  const name = await within(dialog).findByRole('textbox', { name: /First name/ });
  await user.type(name, 'Rosalind');
  await user.type(within(dialog).getByRole('textbox', { name: /Last name/ }), 'Franklin');
  for (const [, answer, words] of FAILURES) {
    network.use(http.post('*/v1/business-guests', answer));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expectWords(await within(dialog).findByRole('alert'), words));
    expect(name).toHaveValue('Rosalind');
    network.resetHandlers();
  }
});

it('says in a notice why a press in a list failed', async () => {
  allowConsole(/HttpError/);
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/user-profile',
  });
  const press = await screen.findByRole('button', { name: 'Send link' });
  for (const [, answer, words] of FAILURES) {
    network.use(http.post('*/v1/users/:id/invitation', answer));
    await user.click(press);
    const close = await screen.findByRole('button', { name: 'Close' });
    expectWords(close.closest<HTMLElement>('[role=alert]')!, words);
    await user.click(close);
    network.resetHandlers();
  }
});
