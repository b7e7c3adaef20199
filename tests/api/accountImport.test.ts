import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { AccountRecordResult } from '../../contract/import/accountRecord.ts';
import type { Corporation } from '../../contract/resources/corporations.ts';
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
      dispatchAccountNumber: { message: 'Dispatch account not valid' },
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
