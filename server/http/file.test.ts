import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type Admission, admitAll } from '../admission/admission.ts';
import { createLog } from '../log.ts';
import { compressAnswers } from './compressed.ts';
import { FileAnswer, sendFile } from './file.ts';
import type { HttpEnv } from './httpEnv.ts';

const logs: string[] = [];
const log = createLog('error', { write: (line: string) => void logs.push(line) });

function serve(admission: Admission = admitAll) {
  let made = 0;
  let isEnded = false;
  async function* pieces() {
    try {
      for (;;) {
        made += 1;
        yield await Promise.resolve(`piece ${made}\r\n`);
      }
    } finally {
      isEnded = true;
    }
  }
  const app = new Hono<HttpEnv>();
  app.get('/', (c) => sendFile(c, new FileAnswer('endless.csv', pieces()), { admission, log }));
  return { app, made: () => made, isEnded: () => isEnded };
}

it('makes each piece only when it is read, and stops when the reader leaves', async () => {
  const { app, made, isEnded } = serve();
  const reader = (await app.request('/')).body!.getReader();
  expect(made()).toBe(0);
  await reader.read();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('piece 2\r\n');
  expect(made()).toBe(2);
  await reader.cancel();
  expect(isEnded()).toBe(true);
  expect(made()).toBe(2);
});

it('makes the next piece of a file only when it is needed', async () => {
  let goOn = () => {};
  let left = 0;
  const { app, made } = serve({
    ...admitAll,
    turn: (load) =>
      new Promise((resolve) => {
        expect(load).toBe('bulk');
        goOn = () => resolve(() => (left += 1));
      }),
  });
  const reader = (await app.request('/')).body!.getReader();
  const reading = reader.read();
  await Promise.resolve();
  expect(made()).toBe(0);
  goOn();
  await reading;
  expect(made()).toBe(1);
  expect(left).toBe(1);
  await reader.cancel();
});

it.each(['identity', 'gzip'])(
  'is never taken for whole where it breaks off halfway, sent as %s',
  async (encoding) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    async function* pieces() {
      yield 'piece 1\r\n'.repeat(1000);
      await nextTurn();
      throw new Error('The database is no longer there');
    }
    const app = new Hono<HttpEnv>();
    app.use(compressAnswers());
    app.get('/', (c) =>
      sendFile(c, new FileAnswer('half.csv', pieces()), { admission: admitAll, log }),
    );
    const listener = getRequestListener(app.fetch);
    const server = createServer((request, response) => void listener(request, response)).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(logs.at(-1)).toContain('no longer there');
    expect(String(printed.mock.calls)).not.toContain('no longer there');
    printed.mockRestore();
    server.closeAllConnections();
    server.close();
  },
);
