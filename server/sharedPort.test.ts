import { createServer, type Server } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SharedPort, openSharedPort } from './sharedPort.ts';

/** Opens a number of connections together, from its own thread, and counts those that are open. */
const CALLERS = `
const { connect } = require('node:net');
const { workerData: { port, count, opened } } = require('node:worker_threads');
const state = new Int32Array(opened);
for (let n = 0; n < count; n += 1)
  connect(port, '127.0.0.1', () => {
    if (Atomics.add(state, 0, 1) + 1 === count) Atomics.notify(state, 0);
  }).on('error', () => undefined);
`;
const HOST = '127.0.0.1';

let server: Server;
let sharedPort: SharedPort;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('fine'));
  sharedPort = await openSharedPort(server, { port: 0, host: HOST });
});
afterEach(async () => {
  const closed = sharedPort.close();
  server.closeAllConnections();
  await Promise.all([closed, new Promise((resolve) => server.close(resolve))]);
});

test.runIf(process.platform === 'linux')(
  'accepts many connections at a time that came while the process was busy',
  async () => {
    const count = 200;
    let turns = 0;
    let accepted = 0;
    const all = new Promise<void>((resolve) => {
      server.on('connection', () => {
        accepted += 1;
        if (accepted === count) resolve();
      });
    });
    const opened = new SharedArrayBuffer(4);
    const workerData = { port: sharedPort.port, count, opened };
    const callers = new Worker(CALLERS, { eval: true, workerData });
    await new Promise((resolve) => callers.once('online', resolve));
    // This thread is blocked until the system has accepted all of their connections.
    const state = new Int32Array(opened);
    for (let now = 0; now < count; now = Atomics.load(state, 0)) Atomics.wait(state, 0, now, 100);
    const turn = () => {
      turns += 1;
      if (accepted < count) setImmediate(turn);
    };
    turn();
    await all;
    expect(turns).toBeLessThan(count / 4);
    await callers.terminate();
  },
);

test('treats a port that another server of ours has as taken', async () => {
  const second = openSharedPort(createServer(), { port: sharedPort.port, host: HOST });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
