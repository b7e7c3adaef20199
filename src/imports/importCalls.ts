import { useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type FileColumn,
  type Import,
  type ImportRow,
  importRowSchema,
  importSchema,
  type Line,
  LINES_AT_ONCE,
  type Replacement,
  type ROW_FILTERS,
} from '../../contract/import/calls.ts';
import { callApi } from '../dataProvider/http.ts';

const KEY = 'imports';
/** How often progress is asked for. */
const PROGRESS_MS = 1000;
/** The number of lines on a page of the preview. */
export const PAGE = 100;
/** The lines of one call stay far below the largest body that the server accepts. */
const CHARACTERS_AT_ONCE = 300_000;

export type RowFilter = (typeof ROW_FILTERS)[number];
/** Which lines of an import are shown. */
export interface Shown {
  show?: RowFilter;
  problem?: string;
}

export const isBusy = ({ state }: Import): boolean =>
  state === 'CHECKING' || state === 'QUEUED' || state === 'RUNNING' || state === 'UNDOING';

/** How many rows it added and changed. */
export const changesOf = ({ rows }: Import): number => rows.created + rows.updated;

const answer = { response: importSchema };
/** For the calls that send a file, which is not given up because the server is busy for a while. */
const sending = { patience: 'work', ...answer } as const;

/** Begins an import of a resource; its lines are sent afterwards. */
export const beginImport = (
  resource: string,
  body: { corporationId?: string; fileName: string; columns: FileColumn[]; addOnly: boolean },
) => callApi(`/${resource}/import`, { method: 'POST', body, ...sending });

const act = (verb: 'check' | 'confirm-numbers' | 'start' | 'pause' | 'undo') => (id: string) =>
  callApi(`/imports/${id}/${verb}`, { method: 'POST', ...sending });
export const checkImport = act('check');
export const confirmNumbers = act('confirm-numbers');
export const startImport = act('start');
export const pauseImport = act('pause');
export const undoImport = act('undo');
export const dropImport = (id: string) => callApi(`/imports/${id}`, { method: 'DELETE' });

export const putLines = (id: string, lines: readonly Line[]) =>
  callApi(`/imports/${id}/rows`, { method: 'PUT', body: { lines }, ...sending });

export const leaveLineOut = (id: string, position: number) =>
  callApi(`/imports/${id}/leave-out`, {
    method: 'POST',
    body: { positions: [position] },
    ...answer,
  });

/** The lines of a file in pieces, one for each call. */
function* piecesOf(lines: readonly Line[]): Generator<Line[]> {
  let piece: Line[] = [];
  let characters = 0;
  for (const line of lines) {
    piece.push(line);
    characters += JSON.stringify(line.cells).length;
    if (piece.length < LINES_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield piece;
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield piece;
}

/**
 * Sends the lines of a file, two calls at a time: one is being sent while the other is stored.
 * @param onProgress told how many lines are there
 * @throws what a call throws; no other is begun then
 */
export async function bringLines(
  id: string,
  lines: readonly Line[],
  onProgress: (done: number) => void,
): Promise<void> {
  const pieces = piecesOf(lines);
  let done = 0;
  const lane = async () => {
    // A failed call stops both lanes, because they share the pieces.
    for (const piece of pieces) {
      await putLines(id, piece);
      done += piece.length;
      onProgress(done);
    }
  };
  await Promise.all([lane(), lane()]);
}

export const replaceInImport = (id: string, body: Partial<Replacement>) =>
  callApi(`/imports/${id}/replace`, {
    method: 'POST',
    body,
    response: z.object({ cells: z.int(), import: importSchema }),
  });

/** The caller's imports into a resource, the newest first. */
export const useImports = (resource: string) =>
  useQuery({
    queryKey: [KEY, 'of', resource],
    queryFn: ({ signal }) =>
      callApi('/imports', { query: { resource }, response: z.array(importSchema), signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? PROGRESS_MS : false),
    gcTime: 0,
  });

/** An import, read again while it changes. */
export const useImport = (id: string | null) =>
  useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => callApi(`/imports/${id}`, { ...answer, signal }),
    enabled: id !== null,
    // Lines that were under way are still stored after a pause.
    refetchInterval: ({ state: { data } }) =>
      data && (isBusy(data) || data.state === 'PAUSED') ? PROGRESS_MS : false,
    refetchIntervalInBackground: true,
  });

export const rowsKey = (id: string) => [KEY, id, 'rows'];

async function readRows(id: string, shown: Shown, page: number, signal?: AbortSignal) {
  return callApi(`/imports/${id}/rows`, {
    query: { ...shown, page, maxPerPage: PAGE },
    response: z.array(importRowSchema),
    ...(signal && { signal }),
  });
}

/** A page of the lines of an import, as a query. */
export const rowsQuery = (id: string, shown: Shown, page: number) => ({
  queryKey: [...rowsKey(id), shown, page],
  queryFn: ({ signal }: { signal: AbortSignal }) => readRows(id, shown, page, signal),
  // The old rows stay visible while they are read again.
  staleTime: 0,
});

/** All lines that match the filter, from every page. */
export async function allRows(id: string, shown: Shown): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let page = 0; ; page += 1) {
    const some = await readRows(id, shown, page);
    rows.push(...some);
    if (some.length < PAGE) return rows;
  }
}

/** Replaces what is known of an import with the answer to a call. */
export async function keepImport(queryClient: QueryClient, one: Import): Promise<void> {
  // An earlier answer that is still on its way must not arrive after it.
  await queryClient.cancelQueries({ queryKey: [KEY, one.id], exact: true });
  queryClient.setQueryData([KEY, one.id], one);
}
