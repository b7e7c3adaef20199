import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { callUnchecked } from '../dataProvider/http.ts';
import { awaitedAs } from '../shell/notices/awaited.ts';

/** Files that are being made, whose end is to be reported. */
export const awaitedExports = awaitedAs('exports');

export const EXPORTS_KEY = ['report-exports'];
/** How often progress is asked for while a file is being made. */
export const PROGRESS_MS = 2000;

export const isBusy = ({ state }: ReportExport): boolean =>
  state === 'QUEUED' || state === 'RUNNING';

/** Files made in the background, newest first; read again while one is being made. */
export const useExports = () =>
  useQuery({
    queryKey: EXPORTS_KEY,
    queryFn: ({ signal }) =>
      callUnchecked<ReportExport[]>('/report-exports', { signal, kind: 'list' }),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? PROGRESS_MS : false),
    // A file may become ready while the page is in the background.
    refetchIntervalInBackground: true,
    staleTime: PROGRESS_MS,
  });

export const refreshExports = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: EXPORTS_KEY });
