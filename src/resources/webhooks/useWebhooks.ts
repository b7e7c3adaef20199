import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import type { DeliveryState } from '../../../contract/webhooks/events.ts';
import {
  webhookEndpoints,
  type WebhookEndpoint,
} from '../../../contract/resources/webhookEndpoints.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { webhookDeliveries } from '../../dataProvider/webhookCalls.ts';
import { useTellFailure } from '../../failures/Failed.tsx';
import { loadWebhookTexts, type WebhookTexts } from '../../i18n/webhookTexts.ts';

/** As many as the API answers at once. */
const PAGE = 50;
/** While something is on its way. */
const REFRESH_MS = 3000;

/** The texts of the page, which are loaded with it. */
export function useWebhookTexts() {
  const language = useLocale();
  return useQuery({
    queryKey: ['webhook-texts', language],
    queryFn: () => loadWebhookTexts(language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** Whether the caller may make secrets of a webhook and send its events: fleet managers only of the operator's. */
export function useIsOwn(): (row: WebhookEndpoint) => boolean {
  const { role } = useActor();
  return ({ corporationId }) => reachesAllAccounts(role) === (corporationId === null);
}

/** What was sent to a webhook, the latest first, page by page; read again while something is on its way. */
export const useDeliveries = (id: string, state: DeliveryState | undefined) =>
  useInfiniteQuery({
    // Under the resource's key, so that a change reads it again together with the list.
    queryKey: [webhookEndpoints.name, 'deliveries', id, state],
    queryFn: ({ pageParam, signal }) =>
      webhookDeliveries(id, { state, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.some((one) => one.state === 'waiting' || one.state === 'queued')
        ? REFRESH_MS
        : false,
  });

/** Sends something, says what came of it, and reads the deliveries and the list again. */
export function useSending<T>(
  texts: WebhookTexts,
  { send, told }: { send: () => Promise<T>; told: (answer: T) => string },
) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess(answer) {
      const said = told(answer);
      notify(said, { messageArgs: { _: said } });
    },
    onError: (error) => tellFailure(error, 'common.failure.title', { title: texts.notSent }),
    onSettled: () => client.invalidateQueries({ queryKey: [webhookEndpoints.name] }),
  });
}
