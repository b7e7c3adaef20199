import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { consoleServer, network, signInTab } from '../../../tests/support/console.tsx';
import { useNearbyDrivers } from './queries.ts';

it('shows no drivers where they were, once it is not known where they are', async () => {
  await signInTab((await consoleServer()).fixtures.users.northwindAdmin);
  const pickup = { latitude: 51.5, longitude: -0.1 };
  const drivers = [{ driverLocation: pickup, mapIconUrl: '' }];
  let isDown = false;
  network.use(
    http.get('*/v1/nearby-drivers', () =>
      isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(drivers),
    ),
  );
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useNearbyDrivers(pickup), { wrapper });
  await waitFor(() => expect(result.current).toHaveLength(1));
  isDown = true;
  await act(() => client.refetchQueries());
  await waitFor(() => expect(result.current).toBeUndefined());
  isDown = false;
  await act(() => client.refetchQueries());
  await waitFor(() => expect(result.current).toHaveLength(1));
});
