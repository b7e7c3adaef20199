import { useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type Batch,
  type BatchAction,
  batchRowSchema,
  batchSchema,
  batchUseSchema,
} from '../../contract/core/batch.ts';
import { callApi } from '../dataProvider/http.ts';
import { awaitedAs } from '../shell/notices/awaited.ts';

const KEY = ['batches'];
/** How often progress is asked for. */
const PROGRESS_MS = 1000;
/** How many refused rows of a batch are read: more than anybody looks through. */
const MOST_REFUSED = 500;
const PAGE = 100;

/** Rows by their ids, or all that match the list's filter with exceptions, and the action. */
export interface BatchWish {
  action: BatchAction;
  ids?: readonly string[];
  filter?: Record<string, string>;
  except?: readonly string[];
  changes?: Record<string, unknown>;
}

export const isBusy = ({ state }: Batch): boolean =>
  state === 'CHECKING' || state === 'QUEUED' || state === 'RUNNING';
const wasStarted = ({ state }: Batch): boolean => state !== 'CHECKING' && state !== 'READY';

/** Begins a batch: the answer says what would happen to its rows, or will say it soon. */
export const beginBatch = (resource: string, wish: BatchWish) =>
  callApi(`/${resource}/batch`, { method: 'POST', body: wish, response: batchSchema });

const act = (verb: 'start' | 'undo') => async (id: string) => {
  const batch = await callApi(`/batches/${id}/${verb}`, { method: 'POST', response: batchSchema });
  // It may have ended before anybody asks for its progress.
  awaitedBatches.add(batch.id);
  return batch;
};
export const startBatch = act('start');
export const undoBatch = act('undo');

/** A batch, read again while it changes. */
export const useBatch = (batch: Batch | null) =>
  useQuery({
    queryKey: [...KEY, batch?.id],
    queryFn: ({ signal }) => callApi(`/batches/${batch?.id}`, { response: batchSchema, signal }),
    enabled: batch !== null,
    initialData: batch ?? undefined,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? PROGRESS_MS : false),
    refetchIntervalInBackground: true,
  });

/** The batches of the last day, newest first; read again while one of them is under way. */
export const useBatches = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('/batches', { response: z.array(batchSchema), signal }),
    select: (all: Batch[]) => all.filter(wasStarted),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? PROGRESS_MS : false),
    refetchIntervalInBackground: true,
    staleTime: PROGRESS_MS,
  });

export const refreshBatches = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: KEY });

/** Whether a previewed batch would change nothing: there is nothing to start. */
export const isInVain = ({ state, rows }: Batch): boolean =>
  state === 'READY' && rows.changed === 0;

/** Rows that were or would be refused, with the reasons. */
export async function refusedRows({ id }: Batch) {
  const rows = [];
  for (let page = 0; page * PAGE < MOST_REFUSED; page += 1) {
    const some = await callApi(`/batches/${id}/rows`, {
      query: { outcome: 'refused', page, maxPerPage: PAGE },
      response: z.array(batchRowSchema),
    });
    rows.push(...some);
    if (some.length < PAGE) break;
  }
  return rows;
}

export const useRefusedRows = (batch: Batch) =>
  useQuery({
    queryKey: [...KEY, batch.id, 'refused', batch.state],
    queryFn: () => refusedRows(batch),
    enabled: batch.rows.refused > 0 && !isBusy(batch),
  });

/** What a previewed batch of deletions also deletes or empties. */
export const useBatchUses = ({ id, action, state }: Batch) =>
  useQuery({
    queryKey: [...KEY, id, 'uses'],
    queryFn: ({ signal }) =>
      callApi(`/batches/${id}/uses`, { response: z.array(batchUseSchema), signal }),
    enabled: action === 'delete' && state === 'READY',
  });

/** Batches shown by a dialog, which reports their end itself. */
export const shownBatches = new Set<string>();
/** Batches under way whose end is to be reported. */
export const awaitedBatches = awaitedAs('batches');
