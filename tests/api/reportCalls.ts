import Papa from 'papaparse';
import type { Problem } from '../../contract/core/errors.ts';
import type { ReportTicket } from '../../contract/reports/calls.ts';
import { REPORT_PATHS } from '../../contract/reports/paths.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { type TestServer } from '../support/server.ts';

/** What the tests of reports do again and again, on one server. */
export function reportCalls(server: TestServer) {
  const query = (extra: Record<string, string> = {}) => ({
    bookingChannelId: CHANNEL_A,
    fileName: 'Trips of July',
    businessAccountId: server.fixtures.corporations.northwind.id,
    pickupTimeFrom: '2026-01-01T00:00:00.000Z',
    pickupTimeTo: '2030-01-01T00:00:00.000Z',
    lang: 'en',
    ...extra,
  });
  const ticketFor = (
    user: TestUser,
    extra: Record<string, string> = {},
    path = REPORT_PATHS.tripHistory as string,
  ) =>
    server
      .as(user)
      .post<ReportTicket & Problem>('/v1/report-tickets', { path, query: query(extra) });
  const open = (url: string, channel = CHANNEL_A) =>
    server.anonymous(channel).get<string & Problem>(url);
  const rowsOf = (csv: string) =>
    Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    }).data;

  return { query, ticketFor, open, rowsOf };
}
