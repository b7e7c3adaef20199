import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { type Admission, admitAll } from '../admission/admission.ts';
import { FileAnswer, sendFile } from './file.ts';
import type { HttpEnv } from './httpEnv.ts';

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
  app.get('/', (c) => sendFile(c, new FileAnswer('endless.csv', pieces()), admission));
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
