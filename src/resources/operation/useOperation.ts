import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import type { ActivityPeriod } from '../../../contract/operation/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import {
  operationActivity,
  operationState,
  tryJobsAgain,
} from '../../dataProvider/operationCalls.ts';
import { useTellFailure } from '../../failures/Failed.tsx';
import { loadOperationTexts, type OperationTexts } from '../../i18n/operationTexts.ts';

const KEY = 'operation';
const REFRESH_MS = 15_000;
/** Counts are written once a minute. */
const ACTIVITY_MS = 60_000;

/** How the server is, read again while the page is visible. */
export const useOperationState = () =>
  useQuery({
    queryKey: [KEY, 'state'],
    queryFn: operationState,
    refetchInterval: REFRESH_MS,
  });

/** The plots' numbers; those of the other period stay until they are there. */
export const useActivity = (period: ActivityPeriod) =>
  useQuery({
    queryKey: [KEY, 'activity', period],
    queryFn: ({ signal }) => operationActivity(period, { signal }),
    refetchInterval: ACTIVITY_MS,
    placeholderData: keepPreviousData,
  });

/** The texts of the page, which are loaded with it. */
export function useOperationTexts() {
  const language = useLocale();
  return useQuery({
    queryKey: [KEY, 'texts', language],
    queryFn: () => loadOperationTexts(language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** Tries jobs again and says how many; what came meanwhile is shown. */
export function useTryAgain(texts: OperationTexts) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  return useMutation({
    mutationFn: tryJobsAgain,
    onSuccess({ triedAgain }) {
      const { jobs } = texts;
      const said = triedAgain > 0 ? fillIn(jobs.triedAgain, { count: triedAgain }) : jobs.noneLeft;
      notify(said, { messageArgs: { _: said } });
    },
    onError: (error) => tellFailure(error, 'common.failure.title', { title: texts.jobs.notTried }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY, 'state'] }),
  });
}
