import { expect } from 'vitest';
import type { Batch, BatchRow } from '../../contract/core/batch.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import type { Reply, TestServer } from '../support/server.ts';
import type { Row } from './resourceCases.ts';

/** What the tests of batches do again and again, on one server. */
export function batchCalls(server: TestServer) {
  const begin = <T = Batch>(user: TestUser, name: string, body: object): Promise<Reply<T>> =>
    server.as(user).post<T>(`/v1/${name}/batch`, body);
  /** Does the work of the batch's job. */
  const run = ({ id }: Batch) =>
    runJob(server.context, 'run-batch', { channelId: CHANNEL_A, batchId: id });
  const read = async (user: TestUser, { id }: Batch) =>
    (await server.as(user).get<Batch>(`/v1/batches/${id}`)).body;

  return {
    begin,
    run,
    read,
    rowsOf: async (user: TestUser, { id }: Batch, query = '') =>
      (await server.as(user).get<BatchRow[]>(`/v1/batches/${id}/rows?maxPerPage=100${query}`)).body,

    /** Starts a batch, does the work of its job, and returns the finished batch. */
    async carryOut(user: TestUser, batch: Batch): Promise<Batch> {
      const started = await server.as(user).post<Batch>(`/v1/batches/${batch.id}/start`);
      expect(started).toMatchObject({ status: 202, body: { state: 'QUEUED' } });
      expect(server.enqueued).toContainEqual({
        name: 'run-batch',
        payload: { channelId: CHANNEL_A, batchId: batch.id },
      });
      await run(batch);
      return read(user, batch);
    },

    /** Undoes a batch, and returns the finished batch that undid it. */
    async takeBack(user: TestUser, batch: Batch): Promise<Batch> {
      const undo = await server.as(user).post<Batch>(`/v1/batches/${batch.id}/undo`);
      expect(undo).toMatchObject({ status: 202, body: { undoes: batch.id } });
      await run(undo.body);
      return read(user, undo.body);
    },

    /** Rows as the API returns them; null for one that does not exist. */
    async valuesOf(user: TestUser, name: string, ids: readonly string[]) {
      const rows = await Promise.all(
        ids.map((id) => server.as(user).get<Row>(`/v1/${name}/${id}`)),
      );
      return rows.map(({ status, body }) => (status === 200 ? body : null));
    },
    historyOf: async (user: TestUser, name: string, id: string) =>
      (await server.as(user).get<HistoryEntry[]>(`/v1/${name}/${id}/history`)).body,
  };
}
