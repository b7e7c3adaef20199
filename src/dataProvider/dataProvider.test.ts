import { HttpError } from 'ra-core';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../../contract/core/errors.ts';
import * as session from '../authProvider/session.ts';
import { setLanguage } from '../i18n/language.ts';
import { newAttempts } from './attempts.ts';
import { createDataProvider } from './dataProvider.ts';
import { callApi, callUnchecked } from './http.ts';

const network = setupServer();
const provider = createDataProvider();
let requests: Request[] = [];
const row = { id: '1', name: 'Northwind' };

beforeAll(() => network.listen());
beforeEach(() => {
  vi.spyOn(session, 'accessToken').mockResolvedValue('a-token');
  requests = [];
  network.use(
    // The console looks for a server that could not be reached.
    http.get('*/healthz', () => HttpResponse.text('ok')),
    http.all('*/v1/*', ({ request }) => {
      requests.push(request.clone());
      const isList =
        request.method === 'GET' && new URL(request.url).pathname.endsWith('/accounts');
      return isList
        ? HttpResponse.json([row], { headers: { 'x-total-count': '41' } })
        : HttpResponse.json(row);
    }),
  );
});
afterEach(() => {
  network.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => network.close());

const last = () => {
  const request = requests.at(-1);
  if (!request) throw new Error('No request was made.');
  return request;
};
const query = () => Object.fromEntries(new URL(last().url).searchParams);
const page = { page: 3, perPage: 20 };

describe('lists', () => {
  test('send the documented parameters and read the total from its header', async () => {
    const answer = await provider.getList('accounts', {
      pagination: page,
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { q: 'nor', status: ['NEW', 'ASSIGN'], name: '', corporationId: null },
    });
    expect(answer).toEqual({ data: [row], total: 41 });
    expect(query()).toEqual({
      page: '2',
      maxPerPage: '20',
      sort: '-createdAt',
      dynamicSearch: 'nor',
      status: 'NEW,ASSIGN',
    });
  });

  test('that look ahead request one more row, wherever the page begins, and do not show it', async () => {
    const rows = Array.from({ length: 11 }, (_, id) => ({ id: String(id) }));
    network.use(
      http.get('*/v1/accounts', ({ request }) => {
        requests.push(request.clone());
        return HttpResponse.json(rows, { headers: { 'x-total-count': '41' } });
      }),
    );
    const ask = (at: number) =>
      provider.getList('accounts', {
        pagination: { page: at, perPage: 10 },
        sort: { field: 'pickupAt', order: 'DESC' },
        filter: {},
        meta: { looksAhead: true },
      });
    const first = await ask(1);
    expect(first.data).toEqual(rows.slice(0, 10));
    expect(first.total).toBe(41);
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(query()).toEqual({ page: '0', maxPerPage: '11', sort: '-pickupAt' });
    await ask(3);
    expect(query()).toEqual({ offset: '20', maxPerPage: '11', sort: '-pickupAt' });
    rows.length = 10;
    expect((await ask(2)).pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  });

  test("by id, react-admin's own default, leave the order to the resource", async () => {
    const sort = { field: 'id', order: 'ASC' } as const;
    await provider.getList('accounts', { pagination: { page: 1, perPage: 10 }, sort, filter: {} });
    expect(query()).toEqual({ page: '0', maxPerPage: '10' });
  });

  test('of a reference filter by it', async () => {
    await provider.getManyReference('accounts', {
      target: 'corporationId',
      id: 'c1',
      pagination: page,
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect(query()).toEqual({ page: '2', maxPerPage: '20', sort: 'name', corporationId: 'c1' });
  });

  test('of ids request at most a hundred at once', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => String(index));
    const { data } = await provider.getMany('accounts', { ids });
    expect(data).toHaveLength(2);
    const asked = requests.map((request) => new URL(request.url).searchParams.get('id'));
    expect(asked.map((list) => list?.split(',').length)).toEqual([100, 1]);
    expect(query()['maxPerPage']).toBe('100');
  });

  test('are aborted with their signal', async () => {
    const controller = new AbortController();
    controller.abort();
    const asked = provider.getList('accounts', { signal: controller.signal });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('writes', () => {
  test('send a token, the language and a key of their own', async () => {
    setLanguage('fr', { remember: false });
    await provider.create('accounts', { data: { name: 'A' } });
    await provider.create('accounts', { data: { name: 'A' } });
    const keys = requests.map((request) => request.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(last().method).toBe('POST');
    expect(last().headers.get('authorization')).toBe('Bearer a-token');
    expect(last().headers.get('x-lang')).toBe('fr');
    expect(await last().json()).toEqual({ name: 'A' });
  });

  test('create the same again under the same key only while nobody knows the outcome', async () => {
    const meta = newAttempts();
    const answers = [
      () => new HttpResponse(null, { status: 502 }),
      () =>
        HttpResponse.json({ code: 'IDEMPOTENCY_IN_FLIGHT', displayMessage: '' }, { status: 409 }),
      () => HttpResponse.json({ code: 'CONFLICT', displayMessage: '' }, { status: 409 }),
    ];
    network.use(
      http.post('*/v1/accounts', ({ request }) => {
        requests.push(request.clone());
        return answers.shift()?.() ?? HttpResponse.json(row);
      }),
    );
    for (let tries = 0; tries < 3; tries += 1)
      await expect(provider.create('accounts', { data: { name: 'A' }, meta })).rejects.toThrow();
    await provider.create('accounts', { data: { name: 'A' }, meta });
    await provider.create('accounts', { data: { name: 'A' }, meta });
    const keys = requests.map((request) => request.headers.get('idempotency-key'));
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4]);
  });

  test('update sends only what changed', async () => {
    const previousData = { id: '1', name: 'A', code: null, place: { lat: 1 } };
    await provider.update('accounts', {
      id: '1',
      data: { id: '1', name: 'B', code: undefined, place: { lat: 1 } },
      previousData,
    });
    expect(last().method).toBe('PATCH');
    expect(await last().json()).toEqual({ name: 'B' });
  });

  test('update names the values that its changes replace, as far as the user has seen them', async () => {
    await provider.update('accounts', {
      id: '1',
      data: { name: 'B', code: 'x', previous: { name: 'seen', place: null } },
      previousData: { id: '1', name: 'A', code: null, place: null },
    });
    expect(await last().json()).toEqual({ name: 'B', code: 'x', previous: { name: 'seen' } });
  });

  test('update that changes nothing sends no request', async () => {
    const answer = await provider.update('accounts', { id: '1', data: row, previousData: row });
    expect(answer.data).toBe(row);
    // An input that was never filled in has no value, where the row has an empty one.
    const previousData = { id: '1', code: null };
    await provider.update('accounts', { id: '1', data: { code: undefined }, previousData });
    expect(requests).toHaveLength(0);
  });

  test('delete returns the row and restore brings it back', async () => {
    expect(await provider.delete('accounts', { id: '1' })).toEqual({ data: row });
    expect(last().method).toBe('DELETE');
    expect(await provider.restore('accounts', { id: '1' })).toEqual({ data: row });
    expect(new URL(last().url).pathname).toBe('/v1/accounts/1/restore');
  });
});

describe('failures', () => {
  const problem: Problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 422,
    code: 'VALIDATION_FAILED',
    displayTitle: 'Check the form',
    displayMessage: 'A field is wrong.',
    requestId: 'r1',
    errors: { 'place.alias': { code: 'required', message: 'Name is missing' } },
  };
  const failing = (answer: () => Response) => network.use(http.all('*/v1/*', answer));
  const creating = async () => {
    try {
      await provider.create('accounts', { data: {} });
    } catch (error) {
      if (error instanceof HttpError) return error;
    }
    throw new Error('The call did not fail as expected.');
  };

  test('of validation become errors at the fields of the form', async () => {
    failing(() => HttpResponse.json(problem, { status: 422 }));
    const error = await creating();
    expect(error.message).toBe('A field is wrong.');
    expect(error.body).toMatchObject({
      requestId: 'r1',
      errors: { 'place.alias': 'Name is missing' },
    });
  });

  test('keep their status where a proxy answers in its own words', async () => {
    failing(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await creating()).toMatchObject({
      status: 502,
      message: 'shell.error.generic',
      body: null,
    });
  });

  test('without an answer have the status 0 and a text', async () => {
    failing(() => HttpResponse.error());
    expect(await creating()).toMatchObject({ status: 0, message: 'shell.error.network' });
  });
});

describe('answers of something else than the API', () => {
  const calls = {
    list: () =>
      provider.getList('accounts', {
        pagination: page,
        sort: { field: 'createdAt', order: 'DESC' },
        filter: {},
      }),
    row: () => provider.getOne('accounts', { id: '1' }),
    write: () => provider.update('accounts', { id: '1', data: { name: 'New' }, previousData: row }),
    creation: () => provider.create('accounts', { data: { name: 'New' } }),
    profile: () => callUnchecked<{ corporations: string[] }>('/me', { kind: 'corporations' }),
    'operation with a schema': () => callApi('/offers', { response: z.array(z.object({})) }),
  };
  const page200 = () => HttpResponse.html('<!doctype html><title>Welcome to our Wi-Fi</title>');

  test.each(Object.entries(calls))('are named where a %s is a web page', async (_name, call) => {
    network.use(http.all('*/v1/*', page200));
    await expect(call()).rejects.toMatchObject({ message: 'shell.error.notOurs', status: 0 });
  });

  test.each(Object.entries(calls))(
    'are named where a %s is JSON of another shape',
    async (_name, call) => {
      network.use(http.all('*/v1/*', () => HttpResponse.json({ portal: 'login' })));
      await expect(call()).rejects.toMatchObject({ message: 'shell.error.notOurs', status: 0 });
    },
  );
});
