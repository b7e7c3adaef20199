import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../contract/core/languages.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { ReportExport, ReportTicket } from '../../contract/reports/calls.ts';
import { exportFilePath } from '../../contract/reports/paths.ts';
import { EXPORT_PAGE_SIZE } from '../../contract/reports/rowExport.ts';
import { rowExportPath } from '../../contract/reports/paths.ts';
import { bindings, catalogue } from '../../server/bindings/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { workbookText } from '../support/workbookText.ts';

const GUESTS = rowExportPath('business-guests');
/** More rows than one page of reading. */
const MANY = EXPORT_PAGE_SIZE + 5;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { northwind, globex } = server.fixtures.corporations;
  const { bothAdmin } = server.fixtures.users;
  const add = (body: object) => server.as(bothAdmin).post('/v1/business-guests', body);
  for (let n = 0; n < MANY; n += 1)
    await add({
      businessAccountId: northwind.id,
      givenName: `G${String.fromCharCode(97 + (n % 26))}`,
      familyName: n === 0 ? "O'Brien" : 'Exported',
      phoneNumber: n === 1 ? '+447911123456' : null,
    });
  await add({ businessAccountId: globex.id, givenName: 'Secret', familyName: 'Exported' });
});
afterAll(() => server.close());

type Query = Record<string, string>;
const ticketFor = (user: TestUser, query: Query, path: string = GUESTS) =>
  server.as(user).post<ReportTicket & Problem>('/v1/report-tickets', { path, query });
async function download(user: TestUser, query: Query, path?: string): Promise<string[]> {
  const ticket = await ticketFor(user, query, path);
  expect(ticket.status).toBe(201);
  const file = await server.anonymous(CHANNEL_A).get<string>(ticket.body.url);
  expect(file.status).toBe(200);
  return file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
}

it('has the rows of the list in the same filter and order, with the requested columns', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const lines = await download(northwindAdmin, {
    dynamicSearch: 'exported',
    sort: '-givenName',
    columns: 'familyName,givenName,phoneNumber,isFakePhoneNumber,businessAccountId',
    headings: JSON.stringify(['Last, of all', 'First', 'Phone', 'No phone', 'Account']),
  });
  expect(lines[0]).toBe('"Last, of all",First,Phone,No phone,Account');
  expect(lines).toHaveLength(MANY);
  expect(lines[1]).toMatch(/^Exported,Gz,,Yes,Northwind$/);
  expect(lines).toContain('Exported,Gb,+447911123456,No,Northwind');
  const names = lines.slice(1).map((line) => line.split(',')[1]!);
  expect(names).toEqual(names.toSorted().toReversed());
  const shown = await server
    .as(northwindAdmin)
    .get<{ givenName: string }[]>(
      '/v1/business-guests?dynamicSearch=exported&sort=-givenName&maxPerPage=100',
    );
  expect(names).toEqual(shown.body.map(({ givenName }) => givenName));
});

it('is written as the spreadsheet programs of its reader expect it', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const [head, row] = await download(northwindAdmin, {
    dynamicSearch: 'brien',
    columns: 'givenName,isFakePhoneNumber,createdAt',
    lang: 'fr',
  });
  expect(head).toBe('givenName;isFakePhoneNumber;createdAt');
  expect(row).toMatch(/^Ga;Oui;\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

it('contains no rows or names of another account', async () => {
  const { northwindAdmin, globexAdmin, fleetManager, tasmanAdmin } = server.fixtures.users;
  const { northwind, globex } = server.fixtures.corporations;
  const secret = { dynamicSearch: 'secret', columns: 'givenName' };
  expect(await download(northwindAdmin, secret)).toEqual(['givenName']);
  expect(await download(northwindAdmin, { ...secret, corporationId: globex.id })).toHaveLength(1);
  expect(await download(globexAdmin, secret)).toEqual(['givenName', 'Secret']);
  expect(await download(fleetManager, { ...secret, corporationId: globex.id })).toHaveLength(2);
  const tasman = await server
    .as(tasmanAdmin)
    .post<ReportTicket>('/v1/report-tickets', { path: GUESTS, query: secret });
  const file = await server.anonymous(tasmanAdmin.channelId).get<string>(tasman.body.url);
  expect(file.body).not.toContain('Secret');
  // A ticket gives access to what it was made for, and to no other account's rows.
  const ticket = await ticketFor(northwindAdmin, { corporationId: northwind.id });
  const altered = ticket.body.url.replace(northwind.id, globex.id);
  expect((await server.anonymous(CHANNEL_A).get(altered)).status).toBe(401);
  // A role that cannot list a resource cannot export it either.
  expect((await ticketFor(northwindAdmin, {}, rowExportPath('fleets'))).status).toBe(
    (await server.as(northwindAdmin).get('/v1/fleets')).status === 200 ? 201 : 403,
  );
});

it('says choices in words, and languages by their names, as the list does', () => {
  const declared = [...catalogue.values()].map(({ resource }) => resource);
  for (const resource of declared.filter(({ name }) => name !== 'bookings'))
    for (const [name, field] of Object.entries(resource.fields))
      for (const value of field.choices ?? [])
        for (const language of LANGUAGES) {
          const words: Readonly<Record<string, string>> = messages[language].reports.words;
          const word = words[value] ?? LANGUAGE_NAMES[value as Language];
          expect([resource.name, name, value, word]).toEqual([
            resource.name,
            name,
            value,
            expect.any(String),
          ]);
        }
});

it('has the name of the language that somebody is written to in', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const query = { dynamicSearch: 'Anna', columns: 'givenName,communicationLanguage,status' };
  const [, anna] = await download(northwindAdmin, query, rowExportPath('business-passengers'));
  expect(anna).toBe('Anna,English,Active');
});

it('comes as a workbook with numbers, times and texts that are not formulas', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const groups = rowExportPath('employee-groups');
  const ticket = await ticketFor(
    northwindAdmin,
    { format: 'xlsx', columns: 'createdAt,name,memberCount', fileName: 'Groups.xlsx' },
    groups,
  );
  const reply = await server.app.request(server.originOf(CHANNEL_A) + ticket.body.url);
  expect(reply.headers.get('content-disposition')).toContain('Groups.xlsx');
  expect(reply.headers.get('content-type')).toContain('spreadsheetml');
  const text = workbookText(new Uint8Array(await reply.arrayBuffer()));
  expect(text).toContain('memberCount');
  expect(text).toContain('Default');
  expect(text).toMatch(/<v>2<\/v>/);
  expect(text).not.toContain('<f>');
});

it('has no day and no status of a payment for a credit note', async () => {
  const { users, invoices, bookings } = server.fixtures;
  const path = `/v1/invoices/${invoices.globex.id}/credit`;
  const credit = { bookingId: bookings.globex.id, amount: 100, reason: 'The driver came late' };
  expect((await server.as(users.fleetManager).post(path, credit)).status).toBe(201);
  const lines = await download(
    users.fleetManager,
    { kind: 'creditNote', columns: 'dueOn,status,kind,total' },
    rowExportPath('invoices'),
  );
  expect(lines.slice(1)).toEqual([',Credit note,Credit note,-1.00']);
});

it('is created in the background like any other file, as CSV and as a workbook', async () => {
  const { northwindAdmin, bothAdmin } = server.fixtures.users;
  for (const format of ['comma', 'xlsx']) {
    const { status, body } = await server
      .as(northwindAdmin)
      .post<ReportExport>('/v1/report-exports', {
        path: GUESTS,
        query: { format, fileName: 'Guests' },
      });
    expect(status).toBe(202);
    expect(body.fileName).toBe(`Guests.${format === 'xlsx' ? 'xlsx' : 'csv'}`);
    await runJob(server.context, 'report-export', { channelId: CHANNEL_A, exportId: body.id });
    const made = await server.as(northwindAdmin).get<ReportExport>(`/v1/report-exports/${body.id}`);
    expect(made.body).toMatchObject({ state: 'DONE', rowsDone: MANY + 1, rowsTotal: MANY + 1 });
    const ticket = await ticketFor(northwindAdmin, {}, exportFilePath(body.id));
    const reply = await server.app.request(server.originOf(CHANNEL_A) + ticket.body.url);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const text = format === 'xlsx' ? workbookText(bytes) : new TextDecoder().decode(bytes);
    expect(text).toContain("O'Brien");
    expect(text).not.toContain('Secret');
    expect((await ticketFor(bothAdmin, {}, exportFilePath(body.id))).status).toBe(404);
  }
});

it('writes structured values in words if they are columns of a list', () => {
  const unread = bindings
    // Trips have their own report.
    .filter(({ resource }) => resource.name !== 'bookings')
    .flatMap(({ resource, options }) =>
      resource.list.columns
        .filter((name) => resource.fields[name]?.kind === 'object' && !options.inWords?.[name])
        .map((name) => `${resource.name}.${name}`),
    );
  expect(unread).toEqual([]);
});

it.each([
  [{ columns: 'givenName,secrets' }, 'columns'],
  [{ columns: 'givenName', headings: '["One","Two"]' }, 'headings'],
  [{ headings: 'none' }, 'headings'],
  [{ format: 'pdf' }, 'format'],
  [{ page: '2' }, 'page'],
  [{ nonsense: 'x' }, 'nonsense'],
  [{ sort: 'phoneNumber2' }, 'sort'],
])('refuses %j and names it', async (query, field) => {
  const { status, body } = await ticketFor(server.fixtures.users.northwindAdmin, query);
  expect([400, 422]).toContain(status);
  expect(body.errors).toHaveProperty(field);
});
