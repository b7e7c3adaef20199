import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { AccountRecordResult } from '../../contract/import/accountRecord.ts';
import type { Import, ImportRow } from '../../contract/import/calls.ts';
import type { Corporation } from '../../contract/resources/corporations.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type Client, type TestServer } from '../support/server.ts';

let server: TestServer;
let manager: Client;
let fleetId: string;

beforeAll(async () => {
  server = await startTestServer();
  manager = server.as(server.fixtures.users.fleetManager);
  fleetId = server.fixtures.fleets.cityCars.id;
});
afterAll(() => server.close());

const record = (accountName: string, email: string, more: object = {}) => ({
  fleetId,
  accountName,
  email,
  dispatchAccountNumber: '123450',
  ...more,
});
const send = (body: object, options = {}) =>
  manager.post<AccountRecordResult & Problem>('/v1/corporations/import-record', body, options);
const accountsNamed = async (name: string) =>
  (await manager.get<Corporation[]>(`/v1/corporations?dynamicSearch=${encodeURIComponent(name)}`))
    .body;

describe('a line of a file of accounts', () => {
  it('creates the account with its number, its admin and the same person as a passenger', async () => {
    const { status, body } = await send(
      record('Harrow Press', 'ada.byron@harrow.example', {
        bookingChannelId: 'meridian',
        communicationLanguage: 'fr-CA',
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ wasSuccess: true, errorMessage: null });
    const { payload } = body;
    expect(Object.values(payload).map((part) => part?.isNewRecord)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    const id = payload.businessAccount.entity.id;
    const { body: account } = await manager.get<Corporation>(`/v1/corporations/${id}`);
    expect(account).toMatchObject({
      name: 'Harrow Press',
      contactEmail: 'ada.byron@harrow.example',
      communicationLanguage: 'fr',
      linkedAccounts: [{ fleetId, accountNumber: '123450' }],
      adminCount: 1,
    });
    const admin = await manager.get(`/v1/users/${payload.passenger.entity.id}`);
    expect(admin.body).toMatchObject({
      givenName: 'Ada',
      familyName: 'Byron',
      roles: [{ name: 'corporationAdmin', corporationId: id }],
    });
    const guest = await manager.get(`/v1/business-guests/${payload.businessPassenger.entity.id}`);
    expect(guest.body).toMatchObject({
      email: 'ada.byron@harrow.example',
      isFakePhoneNumber: true,
    });
  });

  it('says so if all of it exists, and adds what is missing', async () => {
    const first = record('Ivy Books', 'office@ivy.example', { dispatchAccountNumber: undefined });
    expect((await send(first)).body.payload.businessDispatchAccount).toBeNull();
    const again = await send({ ...first, accountName: 'IVY BOOKS', email: 'Office@Ivy.example' });
    expect(again).toMatchObject({ status: 409, body: { code: 'USER-SERVICE-01' } });
    const more = await send({ ...first, dispatchAccountNumber: '123457' });
    expect(more.body.payload).toMatchObject({
      businessAccount: { isNewRecord: false },
      businessDispatchAccount: { isNewRecord: true },
      passenger: { isNewRecord: false },
    });
    const second = await send(record('Ivy Press', 'office@ivy.example'));
    expect(second.body.payload).toMatchObject({
      businessAccount: { isNewRecord: true },
      // Who signs in for another account is invited to this one.
      passenger: { isNewRecord: true },
    });
  });

  it('creates nothing if a part of it is refused', async () => {
    const { fleetManager } = server.fixtures.users;
    const taken = await send(record('Nothing of this', fleetManager.email));
    expect(taken).toMatchObject({ status: 422, body: { errors: { email: { code: 'unique' } } } });
    const unknown = await send(
      record('Nothing of this', 'a@nothing.example', { dispatchAccountNumber: 'unknown' }),
    );
    expect(unknown.body.errors).toMatchObject({
      dispatchAccountNumber: { message: expect.stringMatching(/six digits, such as 123456$/) },
    });
    const others = await send(
      record('Nothing of this', 'a@nothing.example', {
        fleetId: server.fixtures.fleets.bayTaxis.id,
      }),
    );
    expect(others.body.errors).toMatchObject({ fleetId: { code: 'reference' } });
    const channel = await send(
      record('Nothing of this', 'a@nothing.example', { bookingChannelId: 'harbour' }),
    );
    expect(channel.status).toBe(404);
    expect(await accountsNamed('Nothing of this')).toEqual([]);
    const failed = await send(record('#N/A', 'c@nothing.example'));
    expect(failed.body.errors).toMatchObject({ accountName: { code: 'spreadsheetError' } });
    const other = await send(
      record('Harrow Press', 'b@harrow.example', { dispatchAccountNumber: '999990' }),
    );
    expect(other.body.errors).toMatchObject({ dispatchAccountNumber: { code: 'fleetTwice' } });
  });

  it('creates one of each if it is sent many times at once', async () => {
    const body = record('Race Club', 'race@club.example');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send(at % 2 ? body : { ...body, email: 'b@club.example' }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(6);
    expect(await accountsNamed('Race Club')).toMatchObject([{ adminCount: 2 }]);
    const key = 'the same line again';
    const line = record('Key Club', 'key@club.example');
    const [one, two] = [
      await send(line, { idempotencyKey: key }),
      await send(line, { idempotencyKey: key }),
    ];
    expect(two).toMatchObject({ status: 200, body: one.body });
  });
});

describe('an import of accounts', () => {
  const undo = async (id: string): Promise<Import> => {
    expect((await manager.post(`/v1/imports/${id}/undo`)).status).toBe(202);
    await runJob(server.context, 'run-import', { channelId: CHANNEL_A, importId: id });
    return (await manager.get<Import>(`/v1/imports/${id}`)).body;
  };
  const of = (id: string, line: number) => ({ import: { id, fileName: 'accounts.csv', line } });
  const statusOf = async (path: string) => (await manager.get(path)).status;

  it('is undone with everything that its lines made, and leaves what was there', async () => {
    const id = randomUUID();
    const there = await send(record('Undo There', 'there@undo.example'));
    const [first, second, more] = [
      await send(record('Undo Press', 'ada.byron@undo.example', of(id, 2))),
      await send(record('Undo Press', 'bo.byron@undo.example', of(id, 3))),
      await send(record('Undo There', 'cy.byron@undo.example', of(id, 4))),
    ].map(({ body }) => body.payload);
    const done = (await manager.get<Import[]>('/v1/imports?resource=corporations')).body;
    expect(done[0]).toMatchObject({ id, state: 'DONE', fileName: 'accounts.csv' });
    expect(done[0]!.rows).toMatchObject({ total: 3, created: 3, failed: 0 });
    expect(await undo(id)).toMatchObject({ state: 'UNDONE', rows: { undone: 3, left: 0 } });
    const gone = [first!, second!, more!].flatMap(({ passenger, businessPassenger }) => [
      `/v1/users/${passenger.entity.id}`,
      `/v1/business-guests/${businessPassenger.entity.id}`,
    ]);
    for (const path of [`/v1/corporations/${first!.businessAccount.entity.id}`, ...gone])
      expect(await statusOf(path)).toBe(404);
    expect(await accountsNamed('Undo There')).toMatchObject([{ adminCount: 1 }]);
    const { passenger, businessPassenger } = there.body.payload;
    expect(await statusOf(`/v1/users/${passenger.entity.id}`)).toBe(200);
    expect(await statusOf(`/v1/business-guests/${businessPassenger.entity.id}`)).toBe(200);
    // Nothing can be added to it any more; the same file can be imported again.
    const late = record('Undo Press', 'ada.byron@undo.example', of(id, 2));
    expect(await send(late)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await send({ ...late, ...of(randomUUID(), 2) })).body.payload.businessAccount).toEqual({
      entity: { id: expect.any(String) },
      isNewRecord: true,
    });
  });

  it('leaves whole lines alone whose rows were changed, or got others, and says why', async () => {
    const id = randomUUID();
    const lines = await Promise.all(
      ['Renamed', 'Grown', 'Guest', 'Quiet'].map(async (name, at) => {
        const line = record(`Left ${name}`, `${name}@left.example`, of(id, at + 2));
        return (await send(line)).body.payload;
      }),
    );
    const [renamed, grown, guest, quiet] = lines;
    const accountOf = (payload = quiet!) => `/v1/corporations/${payload.businessAccount.entity.id}`;
    await manager.patch(accountOf(renamed), { name: 'Left Otherwise' });
    await manager.post('/v1/business-guests', {
      businessAccountId: grown!.businessAccount.entity.id,
      givenName: 'Dora',
      familyName: 'Later',
    });
    await manager.patch(`/v1/business-guests/${guest!.businessPassenger.entity.id}`, {
      familyName: 'Renamed',
    });
    // What this line made is gone already.
    await manager.delete(accountOf(quiet));
    await manager.delete(`/v1/users/${quiet!.passenger.entity.id}`);
    expect(await undo(id)).toMatchObject({ rows: { undone: 1, left: 3 } });
    const { body: left } = await manager.get<ImportRow[]>(`/v1/imports/${id}/rows?show=left`);
    expect(
      Object.fromEntries(left.map(({ label, code, message }) => [label, [code, message]])),
    ).toEqual({
      'Left Renamed': ['CHANGED_SINCE', expect.any(String)],
      'Left Grown': ['STILL_IN_USE', expect.any(String)],
      'Left Guest': ['CHANGED_SINCE', expect.any(String)],
    });
    for (const payload of [renamed!, grown!, guest!]) {
      expect(await statusOf(accountOf(payload))).toBe(200);
      expect(await statusOf(`/v1/users/${payload.passenger.entity.id}`)).toBe(200);
    }
  });

  it('takes the admin of an account that was deleted by hand, unless they were changed', async () => {
    const id = randomUUID();
    const there = await send(record('Hand There', 'there@hand.example'));
    const lines = [
      ['Hand Alone', 'alone@hand.example'],
      ['Hand There', 'more@hand.example'],
      ['Hand Renamed', 'renamed@hand.example'],
      ['Hand Moved', 'moved@hand.example'],
    ].map(([name, email], at) => send(record(name!, email!, of(id, at + 2))));
    const [alone, more, renamed, moved] = (await Promise.all(lines)).map(({ body }) => ({
      account: `/v1/corporations/${body.payload.businessAccount.entity.id}`,
      admin: `/v1/users/${body.payload.passenger.entity.id}`,
    }));
    await manager.patch(renamed!.admin, { familyName: 'Otherwise' });
    for (const { account } of [alone!, more!, renamed!, moved!])
      expect((await manager.delete(account)).status).toBe(200);
    const { northwind } = server.fixtures.corporations;
    await manager.patch(moved!.admin, {
      roles: [{ name: 'corporationAdmin', corporationId: northwind.id }],
    });
    expect(await undo(id)).toMatchObject({ rows: { undone: 2, left: 2 } });
    const admins = [alone!, more!, renamed!, moved!].map(({ admin }) => statusOf(admin));
    expect(await Promise.all(admins)).toEqual([404, 404, 200, 200]);
    expect(await statusOf(`/v1/users/${there.body.payload.passenger.entity.id}`)).toBe(200);
  });

  it('belongs to whoever began it, and takes no lines of other imports', async () => {
    const id = randomUUID();
    await send(record('Own Press', 'own@press.example', of(id, 2)));
    const other = server.as(server.fixtures.users.harbourFleetManager);
    expect((await other.post(`/v1/imports/${id}/undo`)).status).toBe(404);
    const { users, corporations } = server.fixtures;
    for (const [owner, status] of [
      [users.northwindAdmin, 404],
      [users.fleetManager, 409],
    ] as const) {
      const begun = await server.as(owner).post<Import>('/v1/business-passengers/import', {
        corporationId: corporations.northwind.id,
      });
      const line = record('Alien Press', 'own@alien.example', of(begun.body.id, 2));
      expect((await send(line)).status).toBe(status);
    }
    expect(await accountsNamed('Alien Press')).toEqual([]);
    const put = await manager.put(`/v1/imports/${id}/rows`, {
      lines: [{ position: 0, line: 2, cells: {} }],
    });
    expect(put).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});
