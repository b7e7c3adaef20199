import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { PolicyPreview, PolicyQuestion } from '../../../contract/booking/policy.ts';
import { choose, goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { leavePage } from '../../../tests/support/leavePage.ts';

const ALLOWED: PolicyPreview = {
  isAllowed: true,
  violations: [],
  limits: [],
  hasRules: true,
  note: null,
};
const STOPPED: PolicyPreview = {
  isAllowed: false,
  violations: [
    {
      ruleId: 'r1',
      kind: 'maxAmount',
      leg: 'outbound',
      message: 'Sales: £40.00 a day.',
      remedy: 'Go tomorrow.',
    },
  ],
  limits: [],
  hasRules: true,
  note: null,
};
let answer: PolicyPreview;
let previews = 0;
let asked: PolicyQuestion;
let booked = 0;
beforeEach(() => {
  answer = STOPPED;
  previews = 0;
  booked = 0;
  network.use(
    http.post<never, PolicyQuestion>('*/v1/policy-preview', async ({ request }) => {
      asked = await request.json();
      previews += 1;
      return HttpResponse.json(answer);
    }),
    http.post('*/v1/bookings', () => {
      booked += 1;
    }),
  );
});
const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });
const button = () => screen.findByRole('button', { name: /^(Next|Book)$/ });

it('stops a trip that is not allowed, says why, and checks again when it is tried', async () => {
  const { user } = await open('/create-v2');
  await goToVehicle(user);
  expect(await screen.findByText('Go tomorrow.')).toBeInTheDocument();
  expect(await button()).toHaveAttribute('aria-disabled', 'true');
  // The panel may be out of view, so the footer says it and leads there.
  expect(screen.getByText('Stopped by a travel rule. Sales: £40.00 a day.')).toBeInTheDocument();
  const panel = screen.getByText('Sales: £40.00 a day.').closest('[data-problem]');
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  await waitFor(() => expect(panel).toHaveFocus());
  const before = previews;
  await user.click(await button());
  await waitFor(() => expect(panel).toHaveFocus());
  await waitFor(() => expect(previews).toBe(before + 1));
  // Somebody has changed the rule in the meantime: trying again shows it.
  answer = ALLOWED;
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Your travel rules allow/)).toBeInTheDocument();
  expect(screen.queryByText(/^Stopped by/)).toBeNull();
  expect(await button()).toHaveAttribute('aria-disabled', 'false');
  expect(booked).toBe(0);
});

it('checks the return together with the trip, and stops it before anything is booked', async () => {
  answer = ALLOWED;
  const { user } = await open('/create-v2');
  await goToVehicle(user);
  expect(await screen.findByText(/Your travel rules allow/)).toBeInTheDocument();
  expect(asked.returnPickupTime).toBeNull();

  answer = {
    ...STOPPED,
    violations: [{ ...STOPPED.violations[0]!, leg: 'return', message: 'Return trip: once a day.' }],
  };
  await user.click(screen.getByRole('button', { name: 'Return trip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return trip' }));
  const time = dialog.getByRole('textbox', { name: /time/i });
  await user.clear(time);
  await user.type(time, '2359');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Return trip: once a day.')).toBeInTheDocument();
  expect(asked.returnPickupTime).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:00$/);
  await user.click(await button());
  expect(booked).toBe(0);

  // Without the return the trip is allowed again.
  answer = ALLOWED;
  await user.click(screen.getByRole('button', { name: /^Return trip: / }));
  await user.click(screen.getByRole('checkbox', { name: 'Book a return trip' }));
  await waitFor(() => expect(screen.queryByText('Return trip: once a day.')).toBeNull());
});

it('asks again when the trip was refused because the rules have changed', async () => {
  answer = ALLOWED;
  const refusal = { code: 'NOT_ALLOWED_BY_POLICY', displayMessage: 'Sales: £40.00 a day.' };
  network.use(
    http.post('*/v1/bookings', () => {
      answer = STOPPED;
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
  const { user } = await open('/create-v2');
  await goToVehicle(user);
  expect(await screen.findByText(/Your travel rules allow/)).toBeInTheDocument();
  await send(user);
  const back = await screen.findByRole('button', { name: 'Back to the form' });
  // The same trip would be refused again.
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await screen.findByText('Go tomorrow.')).toBeInTheDocument();
  expect(await button()).toHaveAttribute('aria-disabled', 'true');
});

it('stops it on the single page too', async () => {
  const { user } = await open('/book-dp');
  await choose(user, /employee or guest/i, 'Anna Smith', /Anna Smith/);
  await choose(user, /pickup/i, 'king', /King/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  expect(await screen.findByText('Go tomorrow.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show why' })).toBeInTheDocument();
  await user.click(await button());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(booked).toBe(0);
  // A user who changed the rule in another tab comes back.
  await leavePage(async () => {
    answer = ALLOWED;
  });
  expect(await screen.findByText(/Your travel rules allow/)).toBeInTheDocument();
});

it('stops nobody if the answer is not known, and lets the server decide', async () => {
  network.use(http.post('*/v1/policy-preview', () => HttpResponse.error()));
  const { user } = await open('/create-v2');
  await goToVehicle(user);
  expect(await screen.findByText(/could not be checked just now/)).toBeInTheDocument();
  await send(user);
  expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
  expect(booked).toBe(1);
});
