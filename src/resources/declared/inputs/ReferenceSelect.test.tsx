import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ReferenceSelect } from './ReferenceSelect.tsx';

it('keeps the highlighted row until Enter picks it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const rows = ['Buyers', 'Drivers'].map((name) => ({ id: name, name }));
  const dataProvider = testDataProvider({
    getList: () => Promise.resolve({ data: rows as never[], total: 2 }),
    getMany: () => Promise.resolve({ data: rows.slice(1) as never[] }),
  });
  render(
    <AdminContext dataProvider={dataProvider}>
      <ResourceContextProvider value="samples">
        <Form>
          <ReferenceSelect source="groupId" to="employee-groups" label="Group" />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const box = screen.getByRole('combobox', { name: 'Group' });
  await user.click(box);
  const option = await screen.findByRole('option', { name: 'Drivers' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  // A search box is drawn again a second after it was opened.
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Drivers');
});
