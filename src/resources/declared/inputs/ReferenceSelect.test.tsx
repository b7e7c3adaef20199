import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ReferenceSelect } from './ReferenceSelect.tsx';

/** The field in a form, with rows to choose from. */
function openForm(names: readonly string[], record: object = {}) {
  const rows = names.map((name) => ({ id: name, name }));
  const dataProvider = testDataProvider({
    getList: () => Promise.resolve({ data: rows as never[], total: rows.length }),
    getMany: (_resource, { ids }) =>
      Promise.resolve({ data: rows.filter(({ id }) => ids.includes(id)) as never[] }),
  });
  render(
    <AdminContext dataProvider={dataProvider}>
      <ResourceContextProvider value="samples">
        <Form record={record}>
          <ReferenceSelect source="groupId" to="employee-groups" label="Group" />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return screen.getByRole('combobox', { name: 'Group' });
}

it('offers the chosen row, too, which may be the only one', async () => {
  const user = userEvent.setup();
  const box = openForm(['Buyers'], { groupId: 'Buyers' });
  await waitFor(() => expect(box).toHaveValue('Buyers'));
  await user.click(box);
  expect(await screen.findByRole('option', { name: 'Buyers', selected: true })).toBeInTheDocument();
});

it('keeps the highlighted row until Enter picks it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const box = openForm(['Buyers', 'Drivers']);
  await user.click(box);
  const option = await screen.findByRole('option', { name: 'Drivers' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  // A search box is drawn again a second after it was opened.
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Drivers');
});

it('offers only what has the typed letters, also when they are too few for a search', async () => {
  const user = userEvent.setup();
  const box = openForm(['Buyers', 'Drivers', 'Bakers'], { groupId: 'Drivers' });
  await waitFor(() => expect(box).toHaveValue('Drivers'));
  await user.clear(box);
  await user.type(box, 'ba');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Buyers' })).toBeNull());
  expect(screen.getByRole('option', { name: 'Bakers' })).toBeInTheDocument();
});
