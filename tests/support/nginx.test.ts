import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startNginx, untilReady } from '../field/processes.ts';

it.skipIf(spawnSync('nginx', ['-v']).status !== 0)(
  'gives a write that has a key to another server where one ends without an answer, and no other write',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const attempted = new Set<unknown>();
    const servers = Array.from({ length: 4 }, () =>
      createServer(({ method, headers }, response) => {
        const isFirst = method === 'POST' && !attempted.has(headers['x-attempt']);
        attempted.add(headers['x-attempt']);
        if (isFirst) response.destroy();
        else response.end();
      }).listen(0, '127.0.0.1'),
    );
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const [own, ...others] = servers.map((server) => (server.address() as AddressInfo).port);
    // Its number goes to nginx.
    await new Promise((resolve) => servers[0]!.close(resolve));
    const nginx = startNginx(folder, own!, others);
    onTestFinished(async () => {
      await nginx.stop();
      for (const server of servers) server.close();
      rmSync(folder, { recursive: true });
    });
    const origin = `http://127.0.0.1:${own}/`;
    await untilReady(origin, nginx);
    const post = async (attempt: string, more: Record<string, string> = {}) => {
      const headers = { 'x-attempt': attempt, ...more };
      return (await fetch(origin, { method: 'POST', headers, body: '{}' })).status;
    };
    expect(await post('without')).toBe(502);
    expect(await post('with', { 'idempotency-key': 'one' })).toBe(200);
  },
);
