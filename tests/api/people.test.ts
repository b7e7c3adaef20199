import Papa from 'papaparse';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { ReportTicket } from '../../contract/reports/calls.ts';
import { REPORT_PATHS } from '../../contract/reports/paths.ts';
import { businessGuests } from '../../contract/resources/businessGuests.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import {
  businessGuests as businessGuestsTable,
  mails,
  paymentMethods,
  stoppedAddresses,
} from '../../server/db/tables/index.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  cases = resourceCases(server);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
const mailsTo = (recipient: unknown) =>
  server.context.database.orm
    .select()
    .from(mails)
    .where(eq(mails.recipient, String(recipient)));

describe('an invitation', () => {
  const invite = (id: string, by = admin()) =>
    by.post<Problem & { invitedAt: string }>(`/v1/business-passengers/${id}/invitation`);

  it('is a mail in the reader’s language with only correct facts, and replies go to the sender', async () => {
    const employee = await cases.create(businessPassengers, {
      communicationLanguage: 'fr',
      status: 'active',
    });
    const reply = await invite(employee.id);
    expect(reply).toMatchObject({ status: 200, body: { invitedAt: now.toISOString() } });
    const [mail] = await mailsTo(employee['email']);
    const { northwindAdmin } = server.fixtures.users;
    expect(mail).toMatchObject({ language: 'fr', replyTo: northwindAdmin.email });
    expect(mail!.subject).toBe('Des taxis avec Meridian Cars pour Northwind');
    expect(mail!.text).toContain('Nora Wind');
    expect(mail!.text).toContain('Vous n’avez ni à vous connecter');
    expect(mail!.text).not.toContain('%{');
    expect(mail!.stopUrl).toContain('/stop-mails/');
    expect(server.enqueued).toContainEqual({
      name: 'send-mail',
      payload: { channelId: CHANNEL_A, mailId: mail!.id },
    });
    const row = await admin().get<Row>(`/v1/business-passengers/${employee.id}`);
    expect(row.body['invitedAt']).toBe(now.toISOString());
    const history = await admin().get<HistoryEntry[]>(
      `/v1/business-passengers/${employee.id}/history`,
    );
    expect(history.body[0]).toMatchObject({ action: 'invite', by: { id: northwindAdmin.id } });
  });

  it('is sent at most once in ten minutes, whoever asks, and says so', async () => {
    const employee = await cases.create(businessPassengers, { status: 'active' });
    const replies = await Promise.all([invite(employee.id), invite(employee.id, manager())]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({ code: 'INVITED_JUST_NOW', params: { minutes: 10 } });
    expect(refused.body.displayMessage).toContain(String(employee['givenName']));
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect((await invite(employee.id)).status).toBe(200);
    expect(await mailsTo(employee['email'])).toHaveLength(2);
  });

  it('is not sent to people who are inactive, want no mails, or belong to another account', async () => {
    const inactive = await cases.create(businessPassengers, { status: 'inactive' });
    expect((await invite(inactive.id)).body).toMatchObject({ code: 'PASSENGER_INACTIVE' });
    const stopped = await cases.create(businessPassengers, { status: 'active' });
    await server.context.database.orm.insert(stoppedAddresses).values({
      channelId: CHANNEL_A,
      address: String(stopped['email']).toLowerCase(),
      createdAt: now,
    });
    expect((await invite(stopped.id)).body).toMatchObject({ code: 'MAILS_STOPPED' });
    const { greta } = server.fixtures.employees;
    expect((await invite(greta.id)).status).toBe(404);
    expect(await mailsTo(inactive['email'])).toEqual([]);
  });
});

it('people with the same first name are listed in the order of their last names', async () => {
  const givenName = 'Zsazsa';
  for (const familyName of ['Kowalski', 'brooks', 'Adler'])
    await cases.create(businessPassengers, { givenName, familyName });
  const names = async (sort: string) => {
    const { rows } = await cases.readAll(admin(), businessPassengers, `&sort=${sort}`);
    return rows.filter((row) => row['givenName'] === givenName).map((row) => row['familyName']);
  };
  expect(await names('givenName')).toEqual(['Adler', 'brooks', 'Kowalski']);
  expect(await names('-givenName')).toEqual(['Kowalski', 'brooks', 'Adler']);
});

describe('a second guest with the same name and phone', () => {
  it('is refused and names the first, even if both come at once or after a change of name', async () => {
    const body = await cases.values(businessGuests);
    const twice = { ...body, givenName: String(body['givenName']).toUpperCase() };
    const replies = await Promise.all([
      admin().post<Problem & Row>('/v1/business-guests', body),
      admin().post<Problem & Row>('/v1/business-guests', twice),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const first = replies.find(({ status }) => status === 201)!.body;
    const refused = replies.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({
      code: 'ALREADY_EXISTS',
      params: { field: 'phoneNumber', id: first.id },
      errors: { phoneNumber: { code: 'sameGuest' } },
    });
    const other = { ...body, givenName: 'Somebody' };
    const made = await admin().post<Row>('/v1/business-guests', other);
    expect(made.status).toBe(201);
    const renamed = await admin().patch<Problem>(`/v1/business-guests/${made.body.id}`, {
      givenName: body['givenName'],
    });
    expect(renamed.body).toMatchObject({ params: { id: first.id } });
    const email = { email: 'still@guest.example' };
    expect((await admin().patch(`/v1/business-guests/${first.id}`, email)).status).toBe(200);
  });

  it('is refused by the database too, and cannot be restored beside the first', async () => {
    const { northwind } = server.fixtures.corporations;
    const { orm } = server.context.database;
    const row = {
      channelId: CHANNEL_A,
      businessAccountId: northwind.id,
      givenName: 'Ray',
      familyName: 'Race',
      phoneNumber: '+447911190055',
    };
    const writes = await Promise.allSettled(
      Array.from({ length: 10 }, () => orm.insert(businessGuestsTable).values(row)),
    );
    expect(writes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [made] = await orm
      .select()
      .from(businessGuestsTable)
      .where(eq(businessGuestsTable.phoneNumber, row.phoneNumber));
    await admin().delete(`/v1/business-guests/${made!.id}`);
    const { channelId: _channelId, ...body } = row;
    const again = { ...body, givenName: 'RAY' };
    expect((await admin().post('/v1/business-guests', again)).status).toBe(201);
    const back = await admin().post(`/v1/business-guests/${made!.id}/restore`);
    expect(back).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
  });
});

describe('an account that is deleted', () => {
  it('has its cards deleted, removed for good after a month, and restored with it', async () => {
    const account = await cases.create(corporations);
    const { orm } = server.context.database;
    const [card] = await orm
      .insert(paymentMethods)
      .values({
        channelId: CHANNEL_A,
        corporationId: account.id,
        provider: server.context.payments.provider,
        providerMethodId: `pm_${account.id}`,
        brand: 'visa',
        number: '4242',
        expiryYear: 2031,
        expiryMonth: 1,
        cardHolderName: 'Ann Account',
      })
      .returning();
    const read = async () =>
      (await orm.select().from(paymentMethods).where(eq(paymentMethods.id, card!.id)))[0]!;
    const check = await manager().post<{ uses: object[] }[]>('/v1/corporations/deletion-check', {
      ids: [account.id],
    });
    expect(check.body[0]!.uses).toContainEqual(
      expect.objectContaining({ resource: 'payment-methods', effect: 'delete', count: 1 }),
    );
    await manager().delete(`/v1/corporations/${account.id}`);
    expect((await read()).deletedAt).not.toBeNull();
    expect(server.enqueued).toContainEqual({
      name: 'forget-card',
      payload: { channelId: CHANNEL_A, paymentMethodId: card!.id },
    });
    await manager().post(`/v1/corporations/${account.id}/restore`);
    expect((await read()).deletedAt).toBeNull();
  });
});

describe('a file of people', () => {
  async function read(user: TestUser, path: string): Promise<Record<string, string>[]> {
    const { body } = await server
      .as(user)
      .post<ReportTicket>('/v1/report-tickets', { path, query: { lang: 'en' } });
    const file = await server.anonymous(user.channelId).get<string>(body.url);
    expect(file.status).toBe(200);
    return Papa.parse<Record<string, string>>(file.body.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
  }

  it('has everybody of all accounts of its reader, and nobody else', async () => {
    const { fleetManager, northwindAdmin } = server.fixtures.users;
    const { greta, anna, tom } = server.fixtures.employees;
    const all = await read(fleetManager, REPORT_PATHS.bookingRecipients);
    const ids = all.map((row) => row['ID']);
    expect(ids).toEqual(expect.arrayContaining([greta.id, anna.id]));
    expect(ids).not.toContain(tom.id);
    expect(all.find((row) => row['ID'] === greta.id)).toMatchObject({
      'User type': 'BUSINESS_PASSENGER',
      'Account ID': server.fixtures.corporations.globex.id,
      Account: 'Globex',
    });
    const own = await read(northwindAdmin, REPORT_PATHS.bookingRecipients);
    expect(new Set(own.map((row) => row['Account']))).toEqual(new Set(['Northwind']));
  });

  it('names each admin once, with the accounts that its reader may see', async () => {
    const { fleetManager, northwindAdmin, bothAdmin } = server.fixtures.users;
    const admins = await read(fleetManager, REPORT_PATHS.corporationAdmins);
    const both = (rows: Record<string, string>[]) =>
      rows.filter((row) => row['ID'] === bothAdmin.id);
    expect(both(admins)).toMatchObject([{ Account: 'Globex, Northwind' }]);
    const own = await read(northwindAdmin, REPORT_PATHS.corporationAdmins);
    expect(both(own)).toMatchObject([{ Account: 'Northwind' }]);
    expect(JSON.stringify(own)).not.toContain('Globex');
  });
});
