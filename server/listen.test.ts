import { Agent, request, type RequestListener, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from './config/env.ts';
import { listen } from './listen.ts';

const answer: RequestListener = (_request, response) => response.writeHead(200).end('fine');

test.each([
  ['https://taxi.example.com', 'max-age=31536000; includeSubDomains'],
  ['http://taxi.example.com', null],
])('every answer of %s asks browsers to use https: %s', async (publicUrl, expected) => {
  const config = { ...readConfig({ PUBLIC_URL: publicUrl }), port: 0 };
  const server = await listen(config, { app: answer, identity: answer, assets: null });
  try {
    for (const path of ['/', '/v1/me', '/oidc/jwks', '/healthz']) {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
      expect(headers.get('strict-transport-security')).toBe(expected);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  } finally {
    await server.close(0);
  }
});

test('a request with two Host headers is refused', async () => {
  const config = { ...readConfig({}), port: 0 };
  const server = await listen(config, { app: answer, identity: answer, assets: null });
  const statusOf = (...hosts: string[]) =>
    new Promise((resolve, reject) => {
      const headers = ['connection', 'close', ...hosts.flatMap((host) => ['host', host])];
      request(`http://127.0.0.1:${server.port}/v1/me`, { headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      })
        .once('error', reject)
        .end();
    });
  try {
    expect(await statusOf('one.example')).toBe(200);
    expect(await statusOf('one.example', 'two.example')).toBe(400);
    expect(await statusOf('one.example', 'one.example')).toBe(400);
  } finally {
    await server.close(0);
  }
});

test('a request that is being answered when the port closes still gets its answer', async () => {
  const count = 30;
  const served: ServerResponse[] = [];
  let allCame = () => undefined as void;
  const under = new Promise<void>((resolve) => (allCame = resolve));
  const slow: RequestListener = (_request, response) => {
    if (served.push(response) === count) allCame();
  };
  const config = { ...readConfig({}), port: 0 };
  const server = await listen(config, { app: slow, identity: answer, assets: null });
  // Like browsers, the callers keep their connections for later calls.
  const agent = new Agent({ keepAlive: true });
  const answers = Array.from(
    { length: count },
    () =>
      new Promise((resolve, reject) => {
        const call = request(`http://127.0.0.1:${server.port}/`, { agent }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        call.once('error', reject).end();
      }),
  );
  await under;
  const wereServed = server
    .close(60_000)
    .then(() => served.every(({ writableFinished }) => writableFinished));
  setImmediate(() => served.forEach((response) => response.writeHead(200).end('fine')));
  expect(await wereServed).toBe(true);
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
});

test('connections that wait to be accepted when the port closes still get their answers', async () => {
  const config = { ...readConfig({}), port: 0 };
  const server = await listen(config, { app: answer, identity: answer, assets: null });
  const answers = Array.from(
    { length: 300 },
    () =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port: server.port, agent: false }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        })
          .once('error', reject)
          .end();
      }),
  );
  // The system has made their connections, and the server has not had a turn to accept one.
  await new Promise((resolve) => process.nextTick(resolve));
  const closed = server.close(60_000);
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
  await closed;
});

test('while it drains, calls are answered, and callers take another connection for the next one', async () => {
  const config = { ...readConfig({}), port: 0 };
  const server = await listen(config, { app: answer, identity: answer, assets: null });
  const agent = new Agent({ keepAlive: true });
  const call = () =>
    new Promise((resolve, reject) => {
      request(`http://127.0.0.1:${server.port}/`, { agent }, (response) => {
        const { statusCode, headers } = response;
        response.resume().once('end', () => resolve([statusCode, headers.connection]));
      })
        .once('error', reject)
        .end();
    });
  try {
    expect(await call()).toEqual([200, 'keep-alive']);
    server.drain();
    expect(await call()).toEqual([200, 'close']);
    expect(await call()).toEqual([200, 'close']);
  } finally {
    await server.close(0);
  }
});
