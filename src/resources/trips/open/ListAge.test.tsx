import { act, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, ListBase, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brandTestPage } from '../../../../tests/support/console.tsx';
import { ListAge } from './ListAge.tsx';

beforeEach(async () => {
  await brandTestPage();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('says how old the rows are only once a refresh is overdue', async () => {
  let answers = true;
  const dataProvider = testDataProvider({
    getList: (() =>
      answers ? Promise.resolve({ data: [], total: 0 }) : new Promise(() => {})) as never,
  });
  render(
    <AdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
      <ListBase resource="bookings" queryOptions={{ refetchInterval: 15_000 }}>
        <ListAge lateAfterMs={30_000} />
      </ListBase>
    </AdminContext>,
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(120);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  answers = false;
  await pass(29);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await pass(11);
  expect(screen.getByText(/updated/)).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
});
