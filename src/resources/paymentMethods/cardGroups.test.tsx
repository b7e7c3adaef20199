import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { consoleServer, network } from '../../../tests/support/console.tsx';
import { open } from './paymentMethods.fixture.ts';

it('leaves alone what another tab changes about the groups of a card', async () => {
  const { as, cards, fixtures } = await consoleServer();
  const { northwind } = fixtures.corporations;
  const id = await cards.saveCard(northwind);
  const other = as(fixtures.users.northwindAdmin);
  const group = await other.post<{ id: string }>('/v1/employee-groups', {
    corporationId: northwind.id,
    name: 'Night',
  });
  const groupsOfCard = async () => {
    const path = `/v1/payment-methods?maxPerPage=100&corporationId=${northwind.id}`;
    const { body } = await other.get<PaymentMethod[]>(path);
    return body.find((method) => method.id === id)?.groupIds ?? [];
  };
  const { user } = await open();

  // Its answer makes the list behind the dialog be read again.
  const slow = Promise.withResolvers<void>();
  const hold = async () => void (await slow.promise);
  network.use(http.patch('*/v1/corporations/:id', hold, { once: true }));
  const cash = await screen.findByRole('row', { name: /^Cash/ });
  await user.click(within(cash).getByRole('radio'));

  await user.click(screen.getByRole('button', { name: 'Groups of Visa ending in 4242' }));
  const dialog = await screen.findByRole('dialog', { name: 'Groups of Visa ending in 4242' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Groups' }));
  await user.click(await screen.findByRole('option', { name: 'Default' }));
  const change = { addedEmployeeGroupIds: [group.body.id] };
  expect((await other.post(`/v1/payment-methods/${id}/groups`, change)).status).toBe(200);
  slow.resolve();
  const row = screen.getByText('Visa ending in 4242').closest('tr')!;
  expect(await within(row).findByText('Night')).toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect((await groupsOfCard()).toSorted()).toEqual(
    [northwind.defaultGroupId, group.body.id].toSorted(),
  );
});
