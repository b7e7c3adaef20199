import type { PaymentMethod } from '../../contract/resources/paymentMethods.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { BookingServer } from '../support/bookingServer.ts';

/** The calls about payment methods, as an admin of Northwind and for that account if nothing else is said. */
export function cardCalls(server: BookingServer) {
  const admin = server.as(server.fixtures.users.northwindAdmin);
  const { northwind } = server.fixtures.corporations;
  const setUp = () =>
    admin.post<Problem & { clientSecret: string }>('/v1/payment-methods/setup-secret', {
      corporationId: northwind.id,
    });
  return {
    admin,
    northwind,
    list: (client = admin, corporationId = northwind.id, query = '') =>
      client.get<PaymentMethod[]>(`/v1/payment-methods?corporationId=${corporationId}${query}`),
    setUp,
    secret: async () => (await setUp()).body.clientSecret,
  };
}
