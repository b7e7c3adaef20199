import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DurableNodeFS } from './durableFs.ts';
import { INITDB_PARAMETERS, START_PARAMETERS } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'taxi-fsync-'));
let engine: PGlite;
beforeAll(async () => {
  engine = await PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: START_PARAMETERS,
    initDbStartParams: INITDB_PARAMETERS,
  });
  await engine.exec('CREATE TABLE trip (id int)');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const countFsyncs = () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  return fsync;
};

it('makes every commit durable before it is acknowledged, and no read', async () => {
  const fsync = countFsyncs();
  await engine.query('INSERT INTO trip VALUES (1)');
  const afterOne = fsync.mock.calls.length;
  expect(afterOne).toBeGreaterThanOrEqual(1);
  await engine.transaction(async (tx) => {
    await tx.query('INSERT INTO trip VALUES (2)');
    await tx.query('INSERT INTO trip VALUES (3)');
  });
  const afterTwo = fsync.mock.calls.length;
  expect(afterTwo).toBeGreaterThan(afterOne);
  await engine.query('SELECT * FROM trip');
  expect(fsync.mock.calls).toHaveLength(afterTwo);
});

it("makes a checkpoint's files and folders durable", async () => {
  const fsync = countFsyncs();
  await engine.query('INSERT INTO trip VALUES (4)');
  const before = fsync.mock.calls.length;
  await engine.exec('CHECKPOINT');
  expect(fsync.mock.calls.length).toBeGreaterThan(before + 1);
});
