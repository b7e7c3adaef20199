import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/**
 * The conditions in which the console is measured: a quarter of this machine's processor, and the
 * connection of a mobile phone.
 */
const CPU_RATE = 4;
const LINE = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
};

async function setThrottle(session: CDPSession, isOn: boolean): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: isOn ? CPU_RATE : 1 });
  await session.send('Network.emulateNetworkConditions', {
    ...LINE,
    ...(isOn ? {} : { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }),
  });
}

/**
 * Runs a step in these conditions. A page keeps a processor busy for as long as it is throttled,
 * even when it has nothing to do, so it is throttled only while it is measured.
 */
export async function throttled<T>(session: CDPSession, step: () => Promise<T>): Promise<T> {
  await setThrottle(session, true);
  try {
    return await step();
  } finally {
    await setThrottle(session, false);
  }
}

const FLOOR = 'virtual:floor';
const FLOOR_SOURCE = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
const rows = Array.from({ length: 10 }, (_, row) => row);
const cells = Array.from({ length: 9 }, (_, cell) => cell);
function Floor() {
  const [text, setText] = useState('');
  return h('main', null,
    h('input', { value: text, onChange: (event) => setText(event.target.value) }),
    h('table', null, h('tbody', null, rows.map((row) =>
      h('tr', { key: row, 'data-row': row }, cells.map((cell) => h('td', { key: cell }, row * cell)))))));
}
createRoot(document.getElementById('root')).render(h(Floor));`;
const FLOOR_HTML =
  '<!doctype html><html lang="en"><title>Floor</title><div id="root"></div><script type="module" src="/floor.js"></script>';

/**
 * A page that only draws ten rows and a field with the console's own React: no page made with it
 * can be faster.
 */
export async function startFloor(): Promise<{ address: string; close: () => void }> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === FLOOR ? FLOOR : null),
        load: (id) => (id === FLOOR ? FLOOR_SOURCE : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: FLOOR } },
  })) as Rolldown.RolldownOutput;
  const script = gzipSync(bundle.output[0].code);
  const server = createServer((request, response) => {
    const isScript = request.url === '/floor.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (isScript) response.setHeader('content-encoding', 'gzip');
    response.end(isScript ? script : FLOOR_HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor has no port');
  return { address: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The value that nineteen of twenty do not exceed; of few values, the largest. */
export const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
